import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runningServer } from './running-server.ts'

let dataDirectory = ''
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'running-server-'))
  await mkdir(join(dataDirectory, 'database/data'), { recursive: true })
  await writeFile(join(dataDirectory, 'database/password'), 'secret')
})
afterEach(() => rm(dataDirectory, { recursive: true }))

/** Writes a pid file in the format of PostgreSQL: process id, folder, start time, port. */
function pidFile(pid: number): Promise<void> {
  return writeFile(join(dataDirectory, 'database/data/postmaster.pid'), `${pid}\n/data\n0\n5432\n`)
}

it('a new data directory has no running server', async () => {
  expect(await runningServer(dataDirectory)).toBeUndefined()
})

it.each([
  ['that is dead', 2 ** 30],
  ['whose process id belongs to another program', process.pid],
])('a server %s counts as not running, also at the second check', async (_, pid) => {
  await pidFile(pid)
  expect(await runningServer(dataDirectory)).toBeUndefined()
  expect(await runningServer(dataDirectory)).toBeUndefined()
})
