import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { eventually } from '@clairmemoire/vitest'
import { expect, it, vi } from 'vitest'
import { type BackendProcess, backendProcesses } from '../../testing/backend-processes.ts'
import { callAtDaytime } from '../../testing/call-at-daytime.ts'
import { freePorts, hasKannel, startKannel } from '../../testing/kannel.ts'
import { signup } from '../../testing/requests.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { connect, type Database } from '../platform/database/connect.ts'
import { requestTable } from '../requests/request.table.ts'
import { sms } from './sms.table.ts'

const people = 200
/** A backend takes much longer to start than Kannel. */
const kills = { backend: 8, smsbox: 64, bearerbox: 28 }

const phoneOf = (person: number) => `+33612${String(100_000 + person).slice(1)}0`

it.skipIf(!hasKannel)(
  'a hundred kills of gateway and backend neither lose a text message nor double one that was accepted',
  async () => {
    await using backends = await backendProcesses()
    const [port = 0] = await freePorts(1)
    const origin = `http://127.0.0.1:${port}`
    await using kannel = await startKannel(origin)
    const databaseUrl = await emptyDatabase()
    const settings = {
      ...kannel.settings,
      DATABASE_URL: databaseUrl,
      BACKEND_PORT: String(port),
      SMS_SEGMENTS_PER_DAY: 'off',
      RATE_LIMIT_READS: 'off',
    }
    let backend = await ready(backends.start(settings))
    const { database, close } = connect(databaseUrl)

    const phones = Array.from({ length: people }, (_, person) => phoneOf(person))
    await Promise.all([
      eachInTurn(phones, 100, (phone) => askForCall(origin, phone)),
      eachInTurn(times('backend'), 3_000, async () => {
        backend.child.kill('SIGKILL')
        await backend.ended
        backend = await ready(backends.start(settings))
      }),
      eachInTurn([...times('smsbox'), ...times('bearerbox')].toSorted(byChance), 500, kannel.killAndStart),
    ])

    // Without an answer of the gateway and without a report, a message is sent again.
    const sentAgain = new Set<string>()
    for (let second = 1; (await waitingSms(database)) > 0; second += 1) {
      await sendNow(database)
      await pause(1_000)
      if (second % 10 === 0) for (const phone of await endReportTime(database)) sentAgain.add(phone)
    }
    const rows = await database.select().from(sms)
    expect(rows.filter(({ state }) => state !== 'sent' && state !== 'delivered')).toEqual([])
    expect(rows).toHaveLength(people)
    const parts = () => Map.groupBy(kannel.received(), ({ to, text }) => `${to} ${text}`)
    const segments = rows.reduce((sum, row) => sum + row.segments, 0)
    await vi.waitUntil(() => parts().size === segments, eventually)
    expect(new Set(kannel.received().map(({ to }) => to)).size).toBe(people)
    const doubled = [...parts().values()].flatMap(([part, more]) => (part && more ? [part.to] : []))
    expect(doubled.filter((phone) => !sentAgain.has(phone))).toEqual([])
    await close()
  },
)

const times = <Name extends keyof typeof kills>(name: Name) => Array.from({ length: kills[name] }, () => name)

const byChance = () => Math.random() - 0.5

/** Works with one after the other, with pauses of up to this time, in milliseconds. */
async function eachInTurn<Each>(all: readonly Each[], longest: number, work: (each: Each) => Promise<unknown>) {
  for (const each of all) {
    await pause(Math.random() * longest)
    await work(each)
  }
}

async function ready(backend: BackendProcess): Promise<BackendProcess> {
  await backend.ready
  return backend
}

/** Sends a request until it is acknowledged. */
async function askForCall(origin: string, phone: string): Promise<void> {
  const email = `person-${phone.slice(1)}@sample.example`
  const body = JSON.stringify(signup({ phone, email, sms: true, ...callAtDaytime() }))
  const headers = { 'content-type': 'application/json', 'idempotency-key': `a request with ${phone}` }
  const send = () => fetch(`${origin}/api/trials/signup`, { method: 'POST', headers, body }).catch(() => undefined)
  for (let answer = await send(); answer?.status !== 201; answer = await send()) {
    expect([undefined, 503]).toContain(answer?.status)
    await pause(100)
  }
}

async function waitingSms(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active') and data ->> 'letter' like '%\_sms'`,
  )
  return rows[0]?.count ?? 0
}

async function sendNow(database: Database): Promise<void> {
  await database.execute(
    sql`update pgboss.job set start_after = now() where name = 'mail' and state in ('created', 'retry')`,
  )
}

/** Lets ten minutes pass for the messages whose acceptance is unknown. */
async function endReportTime(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ phone: string }>(
    sql`update ${sms} set state_at = sms.state_at - interval '10 minutes' from ${requestTable} where request.id = sms.request_id and sms.state = 'sending' returning request.phone`,
  )
  return rows.map(({ phone }) => phone)
}
