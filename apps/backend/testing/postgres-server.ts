import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedServer } from '../src/platform/database/embedded/embedded-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts one real PostgreSQL for the whole run; each test file has its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-test-'))
  const server = await startEmbeddedServer(folder)
  await switchOffVacuum(server.url)
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

/** Switches autovacuum off: it would start a process for each of the hundreds of test databases every minute. */
async function switchOffVacuum(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}
