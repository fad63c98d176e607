import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { errorCode } from '../error-code.ts'
import { StartRefusal } from '../start-refusal.ts'
import { startEmbeddedServer } from './embedded/embedded-server.ts'

/** A PostgreSQL to work with, ours or another's. */
export interface DatabaseServer {
  url: string
  /** Says that the work here is ending; another backend that wants a server of ours waits for that instead of giving up. */
  leave: () => Promise<void>
  close: () => Promise<void>
  /** Settles when a server of ours has ended without being asked. */
  failed: Promise<void>
}

/** Any PostgreSQL by its address, or else the one in the data directory. */
export async function openDatabase(url: string | undefined, dataDirectory: string): Promise<DatabaseServer> {
  if (url !== undefined) {
    return { url, leave: async () => undefined, close: async () => undefined, failed: new Promise(() => undefined) }
  }
  await makeDataDirectory(dataDirectory)
  const server = await startEmbeddedServer(resolve(dataDirectory))
  let closing = false
  return {
    url: server.url,
    leave: server.leave,
    close: () => {
      closing = true
      return server.stop()
    },
    failed: new Promise((settle) => {
      void server.ended.then(() => (closing ? undefined : settle()))
    }),
  }
}

async function makeDataDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true })
  } catch (error) {
    throw new StartRefusal(`The data directory ${path} cannot be made (${errorCode(error) ?? 'unknown error'}).`)
  }
}
