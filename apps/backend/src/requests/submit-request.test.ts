import type { Receipt } from '@clairmemoire/api-client/schema'
import { smsConsent } from '@clairmemoire/forms/sms-consent'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { friday, signup } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { consent } from '../consents/consent.table.ts'
import { requestTable } from './request.table.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await backend.database.execute(sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
})
afterAll(() => backend[Symbol.asyncDispose]())

it.each(['request', 'request_link', 'request_mail', 'consent', 'audit_entry', 'idempotency_key'])(
  'a request is answered with 503 when the disk is full at the insert into %s',
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

it('a request is stored without invisible characters in names and texts', async () => {
  const helper = { first_name: 'Sam\u00ad', phone: '06 39 98 12 34', relation: '\u2800ma\u00a0fille' }
  const names = { first_name: 'Zo\u200bé\u2066', last_name: '\u202eeiraM\u3164' }
  const { body } = await backend.post('/api/trials/signup', signup({ ...names, helper }))
  const [row] = await backend.database
    .select()
    .from(requestTable)
    .where(eq(requestTable.reference, (body as Receipt).reference))
  expect(row).toMatchObject({
    firstName: 'Zoé',
    lastName: 'eiraM',
    helper: { first_name: 'Sam', relation: 'ma fille' },
  })
})

it('the consent to text messages is stored with the version of its own text', async () => {
  const { body } = await backend.post('/api/trials/signup', signup({ phone: '06 12 34 56 78', sms: true }))
  const given = await backend.database
    .select()
    .from(consent)
    .where(eq(consent.subjectId, (body as Receipt).id))
  const versionOf = (purpose: string) => given.find((each) => each.purpose === purpose)?.textVersion
  expect(versionOf('sms')).toBe(smsConsent.version)
  expect(versionOf('call_back')).toBe(signup().consents.text_version)
})
