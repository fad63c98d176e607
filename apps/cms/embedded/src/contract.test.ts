import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { contentServiceContract } from './testing/contract.ts'
import { type RunningService, runningService } from './testing/running-service.ts'

const folder = path.join(import.meta.dirname, 'testing/content')

let service: RunningService

beforeAll(async () => {
  service = await runningService(folder)
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
})

await contentServiceContract(() => service.origin, folder)
