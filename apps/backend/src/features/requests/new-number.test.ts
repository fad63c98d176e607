import type { Receipt } from '@clairmemoire/api-client/schema'
import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const change = (key: string, body: object) =>
  backend.call('PATCH', `/api/requests/${key}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
const at = (starts_at: string) => ({ kind: 'slot', starts_at, time_zone: 'Europe/Paris' })
/** The text messages to this number after all jobs are done. */
const textsTo = async (phone: string) => {
  await backend.texts(0)
  const unfinished = sql`select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`
  await vi.waitUntil(async () => (await backend.database.execute(unfinished)).rows.length === 0, eventually)
  return (await backend.texts(0)).flatMap(({ to, text }) => (to === phone ? [text] : []))
}
const open = (text = '') => backend.post(`/api/requests/${/\/r#([-\w]{22})$/m.exec(text)?.[1] ?? ''}/device-key`, {})

it('a new number gets one message without a name until its link is opened, although the first number was confirmed', async () => {
  const body = consultationRequest({ email: undefined, phone: '06 12 34 56 78', sms: true })
  const { body: receipt } = await backend.post('/api/consultations/memoire?consultation_type=video', body)
  const { private_link_id: key } = receipt as Receipt
  await open((await textsTo('+33612345678'))[0])
  await change(key, { version: 1, phone: '06 12 34 56 79' })
  const [first] = await textsTo('+33612345679')
  expect(first).toContain('a changé')
  expect(first).not.toContain('Bonjour')
  await change(key, { version: 2, callback: at('2027-03-08T09:00:00Z') })
  expect(await textsTo('+33612345679')).toEqual([first])
  expect((await open(first)).status).toBe(201)
  await change(key, { version: 3, callback: at('2027-03-09T09:00:00Z') })
  expect(await textsTo('+33612345679')).toEqual([first, expect.stringContaining('Bonjour')])
})
