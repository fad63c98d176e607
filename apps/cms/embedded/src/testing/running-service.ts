import type { AddressInfo } from 'node:net'
import { type ContentStore, createContentStore } from '../content-store.ts'
import { createContentService } from '../server.ts'

/** A disposable content service that serves a folder. */
export interface RunningService extends AsyncDisposable {
  origin: string
}

/** `currentContent` replaces the store of the folder. */
export async function runningService(folder: string, currentContent?: ContentStore): Promise<RunningService> {
  const store =
    currentContent ?? (await createContentStore(folder, { log: () => undefined, now: () => performance.now() }))
  const service = createContentService(store, folder)
  await service.listen({ host: '127.0.0.1', port: 0 })
  const { port } = service.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => service.close() }
}
