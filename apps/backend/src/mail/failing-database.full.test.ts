import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactRequest } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'

const url = '/api/mail/create-contact/'
const email = 'camille@exemple.example'
let backend: TestBackend
let sent: string[] = []
let lines: string[] = []
let beforeSending: () => Promise<unknown>

beforeEach(async () => {
  sent = []
  lines = []
  beforeSending = async () => undefined
  backend = await testBackend({
    onFailure: (line) => void lines.push(line),
    delivery:
      () =>
      async ({ to }) => {
        if (to !== email) return
        await beforeSending()
        sent.push(to)
      },
  })
})
afterEach(() => backend[Symbol.asyncDispose]())

/** Makes the database refuse updates of a mail job to this state. */
const refuse = (state: string) =>
  backend.database.execute(
    sql.raw(`
      create sequence failures;
      create function fail() returns trigger language plpgsql as
        $$ begin perform nextval('failures'); raise exception 'disk of camille@exemple.example' using errcode = '58030'; end $$;
      create trigger fail before update on pgboss.job for each row when (new.state = '${state}') execute function fail();`),
  )
/** Sequences also count rolled back rows. */
const failures = async () => {
  const { rows } = await backend.database.execute<{ count: number }>(
    sql`select last_value::int as count from failures where is_called`,
  )
  return rows[0]?.count ?? 0
}
const recover = () => backend.database.execute(sql`drop trigger fail on pgboss.job`)
/** Simulates how pg-boss treats a job without a heartbeat. */
const seemAbandoned = () =>
  backend.database.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where name = 'mail' and state = 'active'`,
  )
const unsettled = async () => {
  const { rows } = await backend.database.execute(
    sql`select 1 from pgboss.job where name like 'mail%' and state <> 'completed'`,
  )
  return rows.length
}
describe('a mail is sent once', () => {
  it('when the database failed to complete its job, and the job is fetched again', async () => {
    await refuse('completed')
    await backend.post(url, contactRequest({ email }))
    await vi.waitUntil(() => sent.length === 1 && lines.length === 1, eventually)
    await recover()
    await seemAbandoned()
    await expect.poll(unsettled).toBe(0)
    expect(sent).toEqual([email])
  })

  it('when its job could not be completed at once, and no other backend gets it', async () => {
    await refuse('completed')
    await backend.post(url, contactRequest({ email }))
    await vi.waitUntil(() => sent.length === 1 && lines.length === 1, eventually)
    await recover()
    await expect.poll(unsettled).toBe(0)
    const { rows } = await backend.database.execute(
      sql`select 1 from pgboss.job where name = 'mail' and retry_count > 0`,
    )
    expect([sent, rows]).toEqual([[email], []])
  })

  it('when its job is queued again at the moment of its completion', async () => {
    const failed = Promise.withResolvers<void>()
    let started = 0
    beforeSending = () => {
      started += 1
      return failed.promise
    }
    await backend.post(url, contactRequest({ email }))
    await vi.waitUntil(() => started === 1, eventually)
    const other = new Client(backend.databaseUrl)
    await other.connect()
    await other.query(`begin`)
    // As pg-boss does it.
    await other.query(`
      with deleted as (delete from pgboss.job as job where name = 'mail' and state = 'active' returning job)
      insert into pgboss.job select (jsonb_populate_record(job, '{"state": "retry"}')).* from deleted`)
    failed.resolve()
    const waiting = sql`select 1 from pg_locks where not granted`
    await vi.waitUntil(async () => (await backend.database.execute(waiting)).rows.length > 0, eventually)
    await other.query('commit')
    await other.end()
    await expect.poll(unsettled).toBe(0)
    expect([started, sent]).toEqual([1, [email]])
  })

  it('when its job seems abandoned while it is being sent', async () => {
    const failed = Promise.withResolvers<void>()
    let started = 0
    beforeSending = () => {
      started += 1
      return failed.promise
    }
    await backend.post(url, contactRequest({ email }))
    await vi.waitUntil(() => started === 1, eventually)
    await seemAbandoned()
    // Waits until the job has been fetched again.
    const isActive = sql`select 1 from pgboss.job where name = 'mail' and state = 'active'`
    await vi.waitUntil(async () => (await backend.database.execute(isActive)).rows.length === 1, eventually)
    failed.resolve()
    await expect.poll(unsettled).toBe(0)
    expect([started, sent]).toEqual([1, [email]])
  })
})

it('a failing database logs one line for all mails, and no line contains an address', async () => {
  await refuse('active')
  for (let request = 0; request < 5; request += 1)
    await backend.post(url, contactRequest({ email: `camille-${request}@exemple.example` }))
  await vi.waitUntil(async () => (await failures()) >= 5, eventually)
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toContain('exemple')
  await recover()
  await expect.poll(unsettled).toBe(0)
})
