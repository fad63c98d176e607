import { contentServiceContract } from '@clairmemoire/cms-client/contract'
import { afterAll } from 'vitest'
import { runningStrapi } from './testing/running-strapi.ts'

const strapi = await runningStrapi()
afterAll(() => strapi[Symbol.asyncDispose]())

contentServiceContract(() => strapi.origin, strapi.documents)
