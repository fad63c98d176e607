import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedServer } from './embedded-server.ts'
import { type Part, processesOf } from '../../../../testing/kills/processes.ts'
import { runningServer } from './running-server.ts'

/** Shuts down, as soon as it is there, a server that is none of ours. */
async function shutDownEarly(folder: string, times: number): Promise<void> {
  const seen = new Set<number>()
  while (seen.size < times) {
    const server = await runningServer(folder)
    if (server !== undefined && !seen.has(server.pid)) {
      seen.add(server.pid)
      process.kill(server.pid, 'SIGINT')
    }
    await pause(1)
  }
}

test('a server that somebody else shuts down while it starts is started again', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'embedded-server-'))
  const shutDown = shutDownEarly(join(dataDirectory, 'database/data'), 3)
  const server = await startEmbeddedServer(dataDirectory)
  await shutDown
  await expect.poll(() => answers(server.url)).toBe(true)
  await server.stop()
  expect(await runningServer(join(dataDirectory, 'database/data'))).toBeUndefined()
  await rm(dataDirectory, { recursive: true })
})

test('a worker that a killed server left behind, and that never ends by itself, is ended', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'embedded-server-'))
  const server = await startEmbeddedServer(dataDirectory)
  const processes = await processesOf(dataDirectory)
  const pidsOf = (part: Part) => processes.filter((process) => process.part === part).map(({ pid }) => pid)
  // A process that is halted does not see that its server is gone.
  const [halted = 0] = pidsOf('checkpointer')
  process.kill(halted, 'SIGSTOP')
  for (const pid of pidsOf('database server')) process.kill(pid, 'SIGKILL')
  await expect.poll(() => answers(server.url)).toBe(true)
  await server.stop()
  await rm(dataDirectory, { recursive: true })
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
