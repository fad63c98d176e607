import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { backendProcesses, backendProgram, settingsFor } from './testing/backend-processes.ts'
import { killAtOnce, processesOf } from './testing/kills/processes.ts'
import { mailId } from './mail/mail-id.ts'
import type { MailOrder } from './mail/order.ts'
import { contactRequest } from './testing/requests.ts'
import { rowsIn } from './testing/running-database.ts'
import { emptyDatabase } from './testing/test-database.ts'

// Each test starts processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 })

async function postContact(port: number): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/mail/create-contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactRequest({ email: `${randomUUID()}@sample.example` })),
  })
  return status
}

/** Names of mails in the outbox, which are their ids. */
async function mailsThatLeft(dataDirectory: string): Promise<string[]> {
  const files = await readdir(join(dataDirectory, 'outbox')).catch(() => [])
  return files.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length))
}

async function mailsThatWait(dataDirectory: string): Promise<string[]> {
  const jobs = "select data from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')"
  return (await rowsIn<{ data: MailOrder }>(dataDirectory, jobs)).map(({ data }) => mailId(data))
}

async function databaseServers(dataDirectory: string): Promise<number[]> {
  const processes = await processesOf(dataDirectory)
  return processes.filter(({ part }) => part === 'database server').map(({ pid }) => pid)
}

/** A request that has begun and is not finished; it ends with the rest of its body. */
async function beginRequest(port: number): Promise<() => Promise<IncomingMessage>> {
  const body = JSON.stringify(contactRequest({ email: `${randomUUID()}@sample.example` }))
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/mail/create-contact/', headers })
  const answer = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
  sent.write(body.slice(0, 20))
  await pause(500)
  return async () => {
    sent.end(body.slice(20))
    return (await answer).resume()
  }
}

describe('the backend', () => {
  it('tells its launcher the port, serves, and stops without a trace', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start()
    expect((await fetch(`http://127.0.0.1:${await ready}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, said: '' })
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('says one line to a person who starts it', async () => {
    await using backends = await backendProcesses()
    const env = settingsFor(backends.dataDirectory)
    const child = spawn(process.execPath, [backendProgram], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const line = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))))
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('close', resolve))
    expect(line).toMatch(/^backend listening on http:\/\/127\.0\.0\.1:\d+\n$/)
  })

  it.each(['headers', 'body'])('hangs up on a caller who does not come to the end of the %s', async (part) => {
    await using backends = await backendProcesses()
    const port = await backends.start().ready
    const socket = connect(port, '127.0.0.1')
    const head = 'POST /api/mail/create-contact/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    socket.write(part === 'headers' ? head : `${head}Content-Length: 9\r\n\r\n{`)
    await new Promise((resolve) => socket.resume().once('close', resolve))
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })

  it('goes on when whoever reads its log has ended', async () => {
    await using backends = await backendProcesses()
    const { child, ready } = backends.start({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const port = await ready
    child.stdout?.destroy()
    child.stderr?.destroy()
    // Its mails cannot leave, which it says.
    for (let request = 0; request < 3; request += 1) {
      expect(await postContact(port)).toBe(201)
      await pause(1000)
    }
    expect(child.exitCode).toBe(null)
  })

  it('stops when its launcher is gone', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start()
    await ready
    child.disconnect()
    expect((await ended).code).toBe(0)
  })

  it.each([20, 600])('leaves nothing behind when its launcher is gone %i ms after its start', async (moment) => {
    await using backends = await backendProcesses()
    const { child, ended } = backends.start()
    await pause(moment)
    child.disconnect()
    expect(await ended).toEqual({ code: 0, said: '' })
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('leaves nothing behind when it is asked to stop while it starts', async () => {
    await using backends = await backendProcesses()
    const { child, ended } = backends.start()
    await vi.waitUntil(async () => (await databaseServers(backends.dataDirectory)).length > 0, { timeout: 60_000 })
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, said: '' })
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('answers a request that is under way when it is asked to stop', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start()
    const finishRequest = await beginRequest(await ready)
    child.kill('SIGINT')
    await pause(500)
    const { statusCode, headers } = await finishRequest()
    expect([statusCode, headers.connection]).toEqual([201, 'close'])
    expect((await ended).code).toBe(0)
  })

  it('loses nothing when it is killed: every mail has left or still waits', async () => {
    await using backends = await backendProcesses()
    const { dataDirectory } = backends
    const first = backends.start()
    expect(await postContact(await first.ready)).toBe(201)
    first.child.kill('SIGKILL')
    await first.ended
    await backends.start().ready
    const waiting = await mailsThatWait(dataDirectory)
    const left = await mailsThatLeft(dataDirectory)
    expect(new Set([...waiting, ...left]).size).toBe(2)
    expect(await databaseServers(dataDirectory)).toHaveLength(1)
  })

  it('leaves another backend alone that uses the same data directory', async () => {
    await using backends = await backendProcesses()
    const port = await backends.start().ready
    const second = await backends.start().ended
    expect(second.code).toBe(1)
    expect(second.said).toMatch(/^The data directory \S+ is in use by another backend\.$/)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })

  it('waits for another backend that is ending in the same data directory', async () => {
    await using backends = await backendProcesses()
    const first = backends.start()
    const finishRequest = await beginRequest(await first.ready)
    first.child.disconnect()
    await pause(500)
    const second = backends.start()
    // Longer than a second backend takes to see that the directory is in use.
    await pause(7000)
    expect((await finishRequest()).statusCode).toBe(201)
    expect(await first.ended).toEqual({ code: 0, said: '' })
    expect(await postContact(await second.ready)).toBe(201)
  })

  it('waits for another backend in the same data directory that was asked to end while it started', async () => {
    await using backends = await backendProcesses()
    const first = backends.start()
    await vi.waitUntil(async () => (await databaseServers(backends.dataDirectory)).length > 0, { timeout: 60_000 })
    first.child.disconnect()
    expect(await postContact(await backends.start().ready)).toBe(201)
    // It has let go of the database, which is the last that it does.
    await expect.poll(() => first.child.exitCode, { timeout: 60_000 }).not.toBe(null)
  })

  it('starts its database again when it ends by itself, as often as it does', async () => {
    await using backends = await backendProcesses()
    const { dataDirectory } = backends
    const { child, ready, ended } = backends.start()
    const port = await ready
    for (let kills = 0; kills < 2; kills += 1) {
      for (const pid of await databaseServers(dataDirectory)) process.kill(pid, 'SIGKILL')
      const answers = new Set<number>()
      await vi.waitUntil(async () => answers.add(await postContact(port)).has(201), { timeout: 60_000 })
      expect([...answers].filter((status) => status !== 201 && status !== 503)).toEqual([])
    }
    expect((await backends.start().ended).said).toContain('is in use by another backend')
    expect(await databaseServers(dataDirectory)).toHaveLength(1)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    expect(await processesOf(dataDirectory)).toEqual([])
  })

  it('ends when it is asked to while its database starts again', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start()
    await ready
    for (const pid of await databaseServers(backends.dataDirectory)) process.kill(pid, 'SIGKILL')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })

  it('works on another PostgreSQL, shared by several backends', async () => {
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

it('a start that cannot succeed is one sentence and a code', async () => {
  await using backends = await backendProcesses()
  const sentence = 'BACKEND_PORT must be a whole number from 0 to 65535, not "x".'
  expect(await backends.start({ BACKEND_PORT: 'x' }).ended).toEqual({ code: 1, said: sentence })
})

describe.each(['checkpointer', 'connection of the database'] as const)('after the %s was killed', (part) => {
  it('the backend goes on by itself, its mails leave, and the data directory is still its own', async () => {
    await using backends = await backendProcesses()
    const { dataDirectory } = backends
    const first = backends.start()
    const port = await first.ready
    const victims = (await processesOf(dataDirectory)).filter((process) => process.part === part)
    expect(killAtOnce(victims)).toBeGreaterThan(0)

    const answers = new Set<number>()
    await vi.waitUntil(async () => answers.add(await postContact(port)).has(201), { timeout: 30_000 })
    expect([...answers].filter((status) => status !== 201 && status !== 503)).toEqual([])
    await vi.waitUntil(async () => (await mailsThatLeft(dataDirectory)).length >= 2, { timeout: 60_000 })
    expect((await backends.start().ended).said).toContain('is in use by another backend')
    expect(await postContact(port)).toBe(201)
    expect(first.child.exitCode).toBe(null)
  })
})
