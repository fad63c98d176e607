import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactRequest } from './testing/requests.ts'
import { emptyDatabase } from './testing/test-database.ts'

// Each test starts processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const main = join(import.meta.dirname, 'main.ts')
let folder = ''
const started: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-start-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map(end))
  await rm(folder, { recursive: true, force: true })
})

const settings = (changes: Record<string, string> = {}) => ({
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  BACKEND_PORT: '0',
  // A machine that is busy with other tests lags.
  MAX_EVENT_LOOP_DELAY: 'off',
  ...changes,
})

function start(changes?: Record<string, string>): ChildProcess {
  const child = fork(main, { env: settings(changes), silent: true })
  started.push(child)
  return child
}

/** The port, once the backend has told it. */
function ready(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { ready: boolean; port: number }) => resolve(message.port))
    void ending(child).then(({ said }) => reject(new Error(`ended: ${said}`)))
  })
}

/** Exit code and what was said on stderr. */
async function ending(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const spoken = new Promise((resolve) => child.stderr?.once('end', resolve))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  await spoken
  return { code, said: said.trim() }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await over
}

async function postContact(port: number): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/mail/create-contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactRequest()),
  })
  return status
}

/** Names of mails in the outbox, which are the ids of their jobs. */
async function mailsThatLeft(): Promise<string[]> {
  const files = await readdir(join(folder, 'data/outbox')).catch(() => [])
  return files.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length))
}

async function mailsThatWait(): Promise<string[]> {
  const [password, server] = await Promise.all(
    ['password', 'data/postmaster.pid'].map((file) => readFile(join(folder, 'data/database', file), 'utf8')),
  )
  const connection = { host: '127.0.0.1', user: 'postgres', database: 'postgres', password: password ?? '' }
  const client = new Client({ ...connection, port: Number(server?.split('\n')[3]) })
  await client.connect()
  const jobs = "select id from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')"
  const { rows } = await client.query<{ id: string }>(jobs)
  await client.end()
  return rows.map(({ id }) => id)
}

/** Servers of PostgreSQL that still hold the data folder. */
async function serversLeft(): Promise<string[]> {
  const processes = await readdir('/proc')
  const lines = await Promise.all(
    processes
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.filter((line) => line.includes(folder) && line.includes('postgres'))
}

describe('the backend', () => {
  it('tells its launcher the port, serves, and stops without a trace', async () => {
    const child = start()
    const port = await ready(child)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    const over = ending(child)
    child.kill('SIGTERM')
    expect(await over).toEqual({ code: 0, said: '' })
    expect(await serversLeft()).toEqual([])
  })

  it('says one line to a person who starts it', async () => {
    const child = spawn(process.execPath, [main], { env: settings(), stdio: ['ignore', 'pipe', 'pipe'] })
    started.push(child)
    const line = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))))
    expect(line).toMatch(/^backend listening on http:\/\/127\.0\.0\.1:\d+\n$/)
  })

  it('stops when its launcher is gone', async () => {
    const child = start()
    await ready(child)
    const over = ending(child)
    child.disconnect()
    expect((await over).code).toBe(0)
  })

  it('answers a request that is under way when it is asked to stop', async () => {
    const child = start()
    const port = await ready(child)
    const over = ending(child)
    const body = JSON.stringify(contactRequest())
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/mail/create-contact/', headers })
    const answer = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
    sent.write(body.slice(0, 20))
    await pause(500)
    child.kill('SIGINT')
    await pause(500)
    sent.end(body.slice(20))
    const { statusCode, headers: answered } = (await answer).resume()
    expect([statusCode, answered.connection]).toEqual([201, 'close'])
    expect((await over).code).toBe(0)
  })

  it('loses nothing when it is killed: every mail has left or still waits', async () => {
    const first = start()
    expect(await postContact(await ready(first))).toBe(201)
    first.kill('SIGKILL')
    await ending(first)
    await ready(start())
    const waiting = await mailsThatWait()
    const left = await mailsThatLeft()
    expect(new Set([...waiting, ...left]).size).toBe(2)
    expect(await serversLeft()).toHaveLength(1)
  })

  it('leaves another backend alone that uses the same data directory', async () => {
    const port = await ready(start())
    const second = await ending(start())
    expect(second.code).toBe(1)
    expect(second.said).toMatch(/^The data directory \S+ is in use by another backend\.$/)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })

  it('ends when its database ends', async () => {
    const child = start()
    await ready(child)
    const over = ending(child)
    const [pid] = (await readFile(join(folder, 'data/database/data/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    expect(await over).toMatchObject({ code: 1, said: expect.stringContaining('The database has ended by itself') })
  })

  it('works on another PostgreSQL, shared by several backends', async () => {
    const DATABASE_URL = await emptyDatabase()
    const [one, two] = [start({ DATABASE_URL }), start({ DATABASE_URL, DATA_DIR: join(folder, 'other') })]
    const ports = await Promise.all([ready(one), ready(two)])
    expect(await Promise.all(ports.map(postContact))).toEqual([201, 201])
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    const { rows } = await client.query('select count(*)::int as contacts from contact')
    await client.end()
    expect(rows).toEqual([{ contacts: 1 }])
  })
})

it('a start that cannot succeed is one sentence and a code', async () => {
  const bad = start({ BACKEND_PORT: 'x' })
  const sentence = 'BACKEND_PORT must be a whole number from 0 to 65535, not "x".'
  expect(await ending(bad)).toEqual({ code: 1, said: sentence })
})
