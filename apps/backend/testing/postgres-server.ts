import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasDebianPostgres, startDebianPostgres } from '@clairmemoire/vitest/debian-postgres'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedServer } from '../src/platform/database/embedded/embedded-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/**
 * Starts one real PostgreSQL for the whole run; each test file has its own database. In the full tier it is Debian's, which operators
 * install and which is older than the embedded one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isDebian = process.env['TEST_TIER'] === 'full' && hasDebianPostgres
  const server = isDebian ? await startDebianServer() : await startEmbedded()
  await switchOffVacuum(server.url)
  project.provide('postgresUrl', server.url)
  return server.stop
}

async function startDebianServer() {
  const server = await startDebianPostgres()
  return { url: server.urlOf('postgres'), stop: async () => server[Symbol.asyncDispose]() }
}

async function startEmbedded() {
  const folder = await mkdtemp(join(tmpdir(), 'backend-test-'))
  const { url, stop } = await startEmbeddedServer(folder)
  return {
    url,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
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
