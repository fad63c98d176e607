import { resolve } from 'node:path'
import { startEmbeddedServer } from './embedded/embedded-server.ts'

/** A PostgreSQL to work with, ours or another's. */
export interface DatabaseServer {
  url: string
  close: () => Promise<void>
  /** Settles when a server of ours ended by itself and cannot be started again, for somebody else has its folder. */
  failed: Promise<void>
}

/** Any PostgreSQL by its address, or else the one in the data directory, which is started again when it ends by itself. */
export async function openDatabase(
  url: string | undefined,
  dataDirectory: string,
  say: Parameters<typeof startEmbeddedServer>[1],
): Promise<DatabaseServer> {
  if (url !== undefined) {
    return { url, close: async () => undefined, failed: new Promise(() => undefined) }
  }
  const { url: own, stop, lost } = await startEmbeddedServer(resolve(dataDirectory), say)
  return { url: own, close: stop, failed: lost }
}
