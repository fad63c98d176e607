import type { AddressInfo } from 'node:net'
import { type ContentStore, createContentStore } from '../content-store.ts'
import { createContentService } from '../server.ts'

/** A content service over a folder, until it is disposed of. */
export interface RunningService extends AsyncDisposable {
  origin: string
}

/** `contentNow` stands in for the documents of the folder. */
export async function runningService(folder: string, contentNow?: ContentStore): Promise<RunningService> {
  const store = contentNow ?? (await createContentStore(folder, { say: () => undefined, now: () => performance.now() }))
  const service = createContentService(store, folder)
  await service.listen({ host: '127.0.0.1', port: 0 })
  const { port } = service.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => service.close() }
}
