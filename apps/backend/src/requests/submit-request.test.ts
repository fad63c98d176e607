import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { friday, signup } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await backend.database.execute(sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
})
afterAll(() => backend[Symbol.asyncDispose]())

it.each(['trial_signup', 'request_link', 'request_mail', 'consent', 'audit_entry', 'idempotency_key'])(
  'answers 503 when the disk is full at the insert into %s',
  async (table) => {
    const on = sql.identifier(table)
    await backend.database.execute(sql`create trigger disk_full before insert on ${on} execute function disk_full()`)
    onTestFinished(async () => {
      await backend.database.execute(sql`drop trigger disk_full on ${on}`)
    })
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await backend.post('/api/trials/signup', signup(), key)).status).toBe(503)
  },
)
