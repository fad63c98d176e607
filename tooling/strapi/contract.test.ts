import { contentServiceContract } from '@clairmemoire/cms-client/testing/contract'
import { afterAll, describe } from 'vitest'
import { repositoryContent, runningStrapi } from './testing/running-strapi.ts'

const withSamples = await runningStrapi()
const withRepository = await runningStrapi({}, repositoryContent)
afterAll(async () => {
  await withSamples[Symbol.asyncDispose]()
  await withRepository[Symbol.asyncDispose]()
})

describe.each([
  ['documents of every kind and block', withSamples],
  ['the documents of the repository', withRepository],
] as const)('over %s', (_, strapi) => {
  contentServiceContract(() => strapi.origin, strapi.documents)
})
