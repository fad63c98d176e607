import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type DatabaseProxy, databaseProxy } from '../../testing/database-proxy.ts'
import { contactRequest, friday, recommendationRequest, signup } from '../../testing/requests.ts'
import { storedRows } from '../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { migratedDatabase } from '../../testing/test-database.ts'
import { backgroundTimeouts, connect, visitorTimeouts } from '../platform/database/connect.ts'

// These tests take long, because they wait for all timeouts.
const key = { 'idempotency-key': 'the-same-key-on-every-retry' }
const requests = [
  ['/api/trials/signup', signup()],
  ['/api/mail/create-contact/', contactRequest()],
  ['/api/trials/trial-signup-recommendation', recommendationRequest()],
] as const

interface BackendBehindProxy extends AsyncDisposable {
  backend: TestBackend
  path: DatabaseProxy
}

async function backendBehindProxy(onFailure: (line: string) => void = () => undefined): Promise<BackendBehindProxy> {
  const path = await databaseProxy(await migratedDatabase())
  const backend = await testBackend({
    now: friday,
    databaseUrl: path.url,
    timeouts: visitorTimeouts,
    onFailure: onFailure,
  })
  return {
    backend,
    path,
    async [Symbol.asyncDispose]() {
      await backend[Symbol.asyncDispose]()
      await path[Symbol.asyncDispose]()
    },
  }
}

async function expectValidRefusals(backend: TestBackend): Promise<void> {
  const answers = await Promise.all([
    ...requests.map(([url, body]) => backend.post(url, body, url.includes('recommendation') ? {} : key)),
    // These concurrent requests wait behind the ones above.
    ...Array.from({ length: 30 }, () => backend.post('/api/trials/signup', signup())),
  ])
  for (const { status, headers, body } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '10'])
    expect(body).toEqual({ detail: 'Service temporarily unavailable.', code: 'service_unavailable' })
  }
  expect((await backend.call('GET', '/readyz')).status).toBe(503)
  expect((await backend.call('GET', '/healthz')).status).toBe(200)
}

async function counts({ databaseUrl }: TestBackend) {
  const { database, close } = connect(databaseUrl, backgroundTimeouts)
  const rows = Object.entries(await storedRows(database)).map(([name, count]) => [name.replace('public.', ''), count])
  await close()
  const { request: signups, contact, consent, audit_entry: trail } = Object.fromEntries(rows)
  return { signups, contact, consent, trail }
}

/** Polls after the database has recovered: on a busy machine 503 may still occur. */
const expectStatusOfRetry = (backend: TestBackend) =>
  expect.poll(async () => (await backend.post('/api/trials/signup', signup(), key)).status)

describe('an unresponsive database', () => {
  it('is logged in one line for any number of requests', async () => {
    const lines: string[] = []
    await using setup = await backendBehindProxy((line) => void lines.push(line))
    const { backend, path } = setup
    path.silence('everything')
    await expectValidRefusals(backend)
    path.restore()
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['database fails'])
    expect(backend.logged()).toBe('')
  })

  it('causes 503 in time, and a retry with the same key stores the request once', async () => {
    await using setup = await backendBehindProxy()
    const { backend, path } = setup
    path.silence('everything')
    await expectValidRefusals(backend)
    path.restore()
    await expectStatusOfRetry(backend).toBe(201)
    expect(await counts(backend)).toEqual({ signups: 1, contact: 0, consent: 1, trail: 1 })
    expect((await backend.call('GET', '/readyz')).status).toBe(200)
  })

  it('may have stored a request that got 503; a retry with the same key then stores nothing', async () => {
    await using setup = await backendBehindProxy()
    const { backend, path } = setup
    // Only the response of the database is lost.
    await backend.call('GET', '/readyz')
    path.silence('answers', 'commit')
    expect((await backend.post('/api/trials/signup', signup(), key)).status).toBe(503)
    path.restore()
    expect(await counts(backend)).toEqual({ signups: 1, contact: 0, consent: 1, trail: 1 })
    await expectStatusOfRetry(backend).toBe(201)
    const again = [
      await backend.post('/api/trials/signup', signup(), key),
      await backend.post('/api/trials/signup', signup(), key),
    ]
    expect(again.map(({ status }) => status)).toEqual([201, 201])
    expect(again[0]?.body).toEqual(again[1]?.body)
    expect(await counts(backend)).toEqual({ signups: 1, contact: 0, consent: 1, trail: 1 })
  })
})

it.each(['request', 'consent', 'pgboss.job'])(
  'a lock on %s also causes 503 in time, and nothing is stored',
  async (table) => {
    await using backend = await testBackend({ now: friday, timeouts: visitorTimeouts })
    await using holder = await testBackend({ databaseUrl: backend.databaseUrl })
    const before = await counts(backend)
    await holder.database.transaction(async (held) => {
      await held.execute(sql.raw(`lock table ${table} in access exclusive mode`))
      expect((await backend.post('/api/trials/signup', signup(), key)).status).toBe(503)
      expect((await backend.call('GET', '/readyz')).status).toBe(503)
    })
    expect(await counts(backend)).toEqual(before)
    await expectStatusOfRetry(backend).toBe(201)
  },
)
