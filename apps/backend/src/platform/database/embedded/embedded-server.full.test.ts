import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { type Part, processesOf } from '../../../../testing/processes.ts'
import { startEmbeddedServer } from './embedded-server.ts'

afterEach(() => vi.unstubAllEnvs())

test('an orphaned worker of a killed server that does not end by itself is killed', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'embedded-server-'))
  const server = await startEmbeddedServer(dataDirectory)
  const processes = await processesOf(dataDirectory)
  const pidsOf = (part: Part) => processes.filter((process) => process.part === part).map(({ pid }) => pid)
  // A stopped process does not notice that its server ended.
  const [halted = 0] = pidsOf('checkpointer')
  process.kill(halted, 'SIGSTOP')
  for (const pid of pidsOf('database server')) process.kill(pid, 'SIGKILL')
  await expect.poll(() => answers(server.url)).toBe(true)
  await server.stop()
  await rm(dataDirectory, { recursive: true })
})

test('no process of the server has secrets of the backend in its environment', async () => {
  const secrets = ['SMTP_URL', 'SENTRY_DSN', 'DATABASE_URL', 'CMS_WEBHOOK_SECRET', 'A_SECRET_OF_TOMORROW']
  for (const name of secrets) vi.stubEnv(name, `secret of ${name}`)
  const dataDirectory = await mkdtemp(join(tmpdir(), 'embedded-server-'))
  const server = await startEmbeddedServer(dataDirectory)
  const processes = await processesOf(dataDirectory)
  // A worker of the database may have ended meanwhile.
  const environmentOf = (pid: number) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => undefined)
  const all = await Promise.all(processes.map(({ pid }) => environmentOf(pid)))
  const environments = all.filter((text) => text !== undefined)
  await server.stop()
  await rm(dataDirectory, { recursive: true })
  expect(environments.length).toBeGreaterThan(1)
  expect(environments.join('\n')).not.toContain('secret of')
})

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
