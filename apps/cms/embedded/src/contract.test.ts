import path from 'node:path'
import { contentServiceContract } from '@clairmemoire/cms-client/testing/contract'
import { afterAll, beforeAll } from 'vitest'
import { createContentStore } from './content-store.ts'
import { sourceDocuments } from './documents/content.ts'
import { type RunningService, runningService } from './testing/running-service.ts'

const folder = path.join(import.meta.dirname, 'testing/content')
const currentContent = await createContentStore(folder, { log: () => undefined, now: () => 0 })

let service: RunningService

beforeAll(async () => {
  service = await runningService(folder)
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
})

contentServiceContract(() => service.origin, sourceDocuments(await currentContent()))
