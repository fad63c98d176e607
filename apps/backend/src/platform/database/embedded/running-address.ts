import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runningServer } from './running-server.ts'

/** The address of the server that runs in a data directory, for who is let in beside its backend; undefined when none runs. */
export async function runningAddress(dataDirectory: string): Promise<string | undefined> {
  const home = join(dataDirectory, 'database')
  const server = await runningServer(join(home, 'data'))
  if (server === undefined) return undefined
  const password = await readFile(join(home, 'password'), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`
}
