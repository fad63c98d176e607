import { spawn } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@clairmemoire/vitest'
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { databaseServers, sentMails, postContact } from '../../testing/backend-at-work.ts'
import { backendProcesses, backendProgram, settingsFor } from '../../testing/backend-processes.ts'
import { processesOf } from '../../testing/processes.ts'
import { rowsIn } from '../../testing/running-database.ts'
import { emptyDatabase, migratedDatabase } from '../../testing/test-database.ts'
import { beginRequest } from '../../testing/unfinished-request.ts'
import { type MailOrder, mailId } from '../mail/mail-jobs.ts'

async function queuedMails(dataDirectory: string): Promise<string[]> {
  const jobs = "select data from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')"
  return (await rowsIn<{ data: MailOrder }>(dataDirectory, jobs)).map(({ data }) => mailId(data))
}

describe('the backend', () => {
  it('sends its port to the launcher, serves, and stops completely', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start()
    expect((await fetch(`http://127.0.0.1:${await ready}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, output: '' })
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('prints a log line and then its address when it is started from a terminal', async () => {
    await using backends = await backendProcesses()
    const env = settingsFor(backends.dataDirectory, { DATABASE_URL: await migratedDatabase() })
    const child = spawn(process.execPath, [backendProgram], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    const logged = new Promise<void>((resolve) =>
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('listening')) resolve()
      }),
    )
    await logged
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('close', resolve))
    const [started = '', ...sentences] = output.trim().split('\n')
    expect(JSON.parse(started)).toMatchObject({
      level: 'info',
      service: 'backend',
      event: 'started',
      environment: 'local',
    })
    expect(started).not.toContain(backends.dataDirectory)
    expect(sentences).toEqual([expect.stringMatching(/^backend listening on http:\/\/127\.0\.0\.1:\d+$/)])
  })

  it('does not start on an embedded database without durable commits', async () => {
    await using backends = await backendProcesses()
    const first = backends.start()
    await first.ready
    first.child.kill('SIGTERM')
    await first.ended
    await appendFile(join(backends.dataDirectory, 'database/data/postgresql.conf'), '\nfsync = off\n')
    const { code, output } = await backends.start().ended
    expect(code).toBe(1)
    expect(output).toMatch(
      /^The database at 127\.0\.0\.1:\d+ may lose what it has confirmed: switch on fsync in its settings\.$/,
    )
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('keeps running when the process that reads its log has ended', async () => {
    await using backends = await backendProcesses()
    const { child, ready } = backends.start({ SMTP_URL: 'smtp://127.0.0.1:9', DATABASE_URL: await migratedDatabase() })
    const port = await ready
    child.stdout?.destroy()
    child.stderr?.destroy()
    // The mails of these requests fail, and the backend logs it.
    for (let request = 0; request < 3; request += 1) {
      expect(await postContact(port)).toBe(201)
      await pause(1000)
    }
    expect(child.exitCode).toBe(null)
  })

  it('stops when its launcher is gone', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start({ DATABASE_URL: await migratedDatabase() })
    await ready
    child.disconnect()
    expect((await ended).code).toBe(0)
  })

  it.each([20, 600])('leaves no process running when its launcher is gone %i ms after its start', async (moment) => {
    await using backends = await backendProcesses()
    const { child, ended } = backends.start()
    await pause(moment)
    child.disconnect()
    expect(await ended).toEqual({ code: 0, output: '' })
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('leaves no process running when it is stopped during its start', async () => {
    await using backends = await backendProcesses()
    const { child, ended } = backends.start()
    await vi.waitUntil(async () => (await databaseServers(backends.dataDirectory)).length > 0, eventually)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, output: '' })
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('answers requests in flight when it is stopped', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start({ DATABASE_URL: await migratedDatabase() })
    const finishRequest = await beginRequest(await ready)
    child.kill('SIGINT')
    await pause(500)
    const { statusCode, headers } = await finishRequest()
    expect([statusCode, headers.connection]).toEqual([201, 'close'])
    expect((await ended).code).toBe(0)
  })

  it('loses nothing when it is killed: every mail is sent or queued', async () => {
    await using backends = await backendProcesses()
    const { dataDirectory } = backends
    const first = backends.start()
    expect(await postContact(await first.ready)).toBe(201)
    first.child.kill('SIGKILL')
    await first.ended
    await backends.start().ready
    const waiting = await queuedMails(dataDirectory)
    const left = await sentMails(dataDirectory)
    expect(new Set([...waiting, ...left]).size).toBe(2)
    expect(await databaseServers(dataDirectory)).toHaveLength(1)
  })

  it('works on an external PostgreSQL that several backends share', async () => {
    await using backends = await backendProcesses()
    const DATABASE_URL = await emptyDatabase()
    const [one, two] = [backends.start({ DATABASE_URL }), backends.start({ DATABASE_URL })]
    const ports = await Promise.all([one.ready, two.ready])
    expect(await Promise.all(ports.map(postContact))).toEqual([201, 201])
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as contacts from contact')
    await client.end()
    expect(rows).toEqual([{ contacts: 2 }])
  })
})

it('a failed start prints one sentence and exits with a code', async () => {
  await using backends = await backendProcesses()
  const sentence = 'BACKEND_PORT must be a whole number from 0 to 65535, not "x".'
  expect(await backends.start({ BACKEND_PORT: 'x' }).ended).toEqual({ code: 1, output: sentence })
})
