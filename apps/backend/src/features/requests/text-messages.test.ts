import type { PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { segmentsOf } from '@clairmemoire/domain/sms'
import { eventually } from '@clairmemoire/vitest'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { toNumber } from '../../mail/mail-stop.ts'
import { personCommand } from '../../operator/person-command.ts'
import { remindOfCalls } from '../../requests/call-reminders.ts'
import { hasOpenedKey } from '../../requests/request-keys.ts'
import { requestLink, requestMail, requestTable } from '../../requests/request.table.ts'
import type { RequestSmsLetter } from '../../requests/queue-sms.ts'
import { personRecords } from '../../server/kinds.ts'
import { requestSms } from '../../sms/request-sms.ts'
import { sms, smsStop } from '../../sms/sms.table.ts'
import { deleteOldSmsStops, stopSms } from '../../sms/sms-stops.ts'

const ask = '/api/consultations/memoire?consultation_type=video'
const phone = '06 12 34 56 78'
const number = '+33612345678'
const slot = (starts_at: string) => ({ kind: 'slot', starts_at, time_zone: 'Europe/Paris' }) as const

let backend: TestBackend
beforeEach(async () => {
  backend = await testBackend({ now: friday })
})
afterEach(() => backend[Symbol.asyncDispose]())

const submit = (changes: Parameters<typeof consultationRequest>[0] = {}) =>
  backend.post(ask, consultationRequest({ email: undefined, phone, sms: true, ...changes }))
const request = async (changes: Parameters<typeof consultationRequest>[0] = {}) =>
  (await submit(changes)).body as Receipt
const change = (key: string, body: object) =>
  backend.call('PATCH', `/api/requests/${key}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
const waiting = () => backend.database.select({ letter: requestMail.letter }).from(requestMail)
const letters = async () => (await waiting()).flatMap(({ letter }) => letter ?? []).toSorted()
/** The text messages after all jobs are done. */
const allTexts = async () => {
  await backend.texts(0)
  const unfinished = sql`select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`
  await vi.waitUntil(async () => (await backend.database.execute(unfinished)).rows.length === 0, eventually)
  return backend.texts(0)
}
const keyIn = (text = '') => /\/r#([-\w]{22})$/m.exec(text)?.[1] ?? ''
/** Confirms the number, as the exchange of the key in its message does. */
const open = async (text = '') => {
  const key = keyIn(text)
  const { body } = await backend.post(`/api/requests/${key}/device-key`, {})
  return (body as { id: string }).id
}
const sunday = new Date('2027-03-07T09:00:00Z')

describe('a request of a person without e-mail', () => {
  it('is confirmed by a text message of at most two segments with a link of its own, and the receipt has the code', async () => {
    const { private_link_id: key, sms: notice, mail, id } = await request()
    const [text] = await backend.texts(1)
    expect(text).toMatchObject({ to: number })
    expect(segmentsOf(text?.text ?? '')).toBeLessThanOrEqual(2)
    expect(keyIn(text?.text)).not.toBe(key)
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect([mail, notice?.code]).toEqual(['none', row?.smsCode])
    expect(notice?.code).toMatch(/^\d{4}$/)
  })

  it('gets the same code when it is sent again with the same idempotency key', async () => {
    const body = consultationRequest({ phone, sms: true })
    const headers = { 'idempotency-key': 'text-messages-0123456789' }
    const [first, again] = [await backend.post(ask, body, headers), await backend.post(ask, body, headers)]
    expect((again.body as Receipt).sms).toEqual((first.body as Receipt).sms)
    expect(await letters()).toEqual(['call_requested_sms'])
  })

  it('confirms the number when its link is opened, also if the device then forgets the page', async () => {
    await request()
    const [text] = await backend.texts(1)
    expect(await hasOpenedKey(backend.database, { phone: number })).toBe(false)
    const own = await open(text?.text)
    await backend.call('DELETE', `/api/requests/${own}/device-key`)
    expect((await backend.call('GET', `/api/requests/${own}/call`)).status).toBe(404)
    expect(await hasOpenedKey(backend.database, { phone: number })).toBe(true)
  })
})

it.each([
  ['a landline', { phone: '01 99 00 56 78' }],
  ['a number of a country without text messages', { phone: '+1 416 555 0178' }],
  ['no number', { phone: undefined, helper: { first_name: 'Dominique', phone } }],
])('the consent to text messages is refused for %s', async (_, changes) => {
  const { status, body } = await submit(changes)
  expect([status, body]).toMatchObject([400, { 'call.sms': [{ code: 'invalid' }] }])
})

it('the consent to text messages is refused if the clinic sends none', async () => {
  await using without = await testBackend({ now: friday, sms: { sms: 'off' } })
  const { status, body } = await without.post(ask, consultationRequest({ phone, sms: true }))
  expect([status, body]).toMatchObject([400, { 'call.sms': [{ code: 'invalid' }] }])
})

it('without consent no text message is sent, not even about changes and outcomes', async () => {
  const { private_link_id: key, sms: notice } = await request({ sms: undefined })
  await change(key, { version: 1, callback: slot('2027-03-08T09:00:00Z') })
  await remindOfCalls(backend.whole, sunday)
  expect([notice, await letters()]).toEqual([undefined, []])
})

describe('changes', () => {
  it('of a person who moves the call twenty times cause one message, about the last time', async () => {
    const { private_link_id: key } = await request()
    const [first] = await backend.texts(1)
    await open(first?.text)
    for (let version = 1; version <= 20; version += 1)
      await change(key, { version, callback: slot(`2027-03-08T${version % 2 ? '09' : '14'}:00:00Z`) })
    const texts = await allTexts()
    expect(texts).toHaveLength(2)
    expect(texts[1]?.text).toContain('a changé. Nous appelons le lundi 8 mars à 15 h')
  })

  it('of a name after a change of the call do not suppress the message', async () => {
    const { private_link_id: key } = await request()
    const [first] = await backend.texts(1)
    await open(first?.text)
    await change(key, { version: 1, callback: slot('2027-03-08T09:00:00Z') })
    await change(key, { version: 2, last_name: 'Autre' })
    expect(await allTexts()).toHaveLength(2)
  })

  it('of the number cause a message to the new number, whose link replaces the old one', async () => {
    const { private_link_id: key } = await request()
    const [first] = await backend.texts(1)
    backend.setNow('2027-03-05T09:10:00Z')
    await change(key, { version: 1, phone: '06 12 34 56 79' })
    const [, second] = await backend.texts(2)
    expect(second?.to).toBe('+33612345679')
    await expect
      .poll(async () => (await backend.post(`/api/requests/${keyIn(first?.text)}/device-key`, {})).status)
      .toBe(404)
  })

  it('of the number drop a message that is queued for the earlier number, because its link has rights over it', async () => {
    backend.setNow('2027-03-05T21:00:00Z')
    const { private_link_id: key } = await request()
    await change(key, { version: 1, phone: '06 12 34 56 79' })
    backend.setNow('2027-03-06T08:00:00Z')
    const [text, ...others] = await allTexts()
    expect([text?.to, others]).toEqual(['+33612345679', []])
    expect(text?.text).toContain('a changé')
    await open(text?.text)
    await change(key, { version: 2, phone })
    expect(await hasOpenedKey(backend.database, { phone: number })).toBe(false)
  })
})

it('the private page does not offer to stop text messages to a number that gets none', async () => {
  const { private_link_id: key } = await request()
  const isTexted = async () => ((await backend.call('GET', `/api/requests/${key}`)).body as PrivateRequest).sms
  expect(await isTexted()).toBe(true)
  await change(key, { version: 1, phone: '01 99 00 56 78' })
  expect(await isTexted()).toBe(false)
})

describe('a link in a text message', () => {
  it('is limited and has the rights over the number; the link of a later mail does not end it', async () => {
    const { id, reference } = await request({ email: 'both@exemple.example' })
    const [text] = await backend.texts(1)
    const links = await backend.database.select().from(requestLink).where(eq(requestLink.requestId, id))
    expect(links.filter(({ limited }) => limited)).toMatchObject([{ device: false, mailedTo: toNumber(number) }])
    backend.setNow('2027-03-05T11:00:00Z')
    await backend.post('/api/mail/send/', { template: 'private_link', reference, email: 'both@exemple.example' })
    await backend.mails(3)
    const sent = () => backend.database.$count(requestLink, isNotNull(requestLink.leftAt))
    await expect.poll(sent).toBe(2)
    expect((await backend.post(`/api/requests/${keyIn(text?.text)}/device-key`, {})).status).toBe(201)
  })
})

describe('a reminder by text message', () => {
  const remind = async (...times: string[]) => {
    for (const time of times) await remindOfCalls(backend.whole, new Date(time))
    return (await letters()).filter((letter) => letter !== 'call_requested_sms')
  }

  it('is sent once on the day before and once two hours before, also to a person without e-mail', async () => {
    await request({ callback: slot('2027-03-08T13:00:00Z') })
    expect(await remind('2027-03-07T09:00:00Z', '2027-03-07T10:00:00Z')).toEqual(['call_reminder_sms'])
    expect(await remind('2027-03-08T10:37:00Z')).toEqual(['call_reminder_sms'])
    expect(await remind('2027-03-08T11:07:00Z', '2027-03-08T11:37:00Z')).toEqual(['call_reminder_sms', 'call_soon_sms'])
  })

  it('is sent besides the one by mail', async () => {
    await request({ email: 'both@exemple.example' })
    expect(await remind('2027-03-07T09:00:00Z')).toEqual(['call_reminder', 'call_reminder_sms'])
  })

  it('is not sent in the quiet hours, or just after the request', async () => {
    await request({ callback: slot('2027-03-08T08:00:00Z') })
    expect(await remind('2027-03-07T20:07:00Z', '2027-03-08T06:07:00Z', '2027-03-08T06:37:00Z')).toEqual([])
    backend.setNow('2027-03-08T08:30:00Z')
    await request({ callback: slot('2027-03-08T10:00:00Z') })
    expect(await remind('2027-03-08T08:37:00Z')).toEqual([])
  })

  it('is not sent in the night of a person in France overseas, which is day in Paris', async () => {
    await request({ postal_code: '97200', callback: slot('2027-03-08T13:00:00Z') })
    expect(await remind('2027-03-07T09:00:00Z')).toEqual([])
    expect(await remind('2027-03-07T12:07:00Z')).toEqual(['call_reminder_sms'])
  })

  it('that could not be sent in time is not sent later', async () => {
    await request({ callback: slot('2027-03-08T13:00:00Z') })
    await remind('2027-03-07T09:00:00Z', '2027-03-08T11:07:00Z')
    const mails = await backend.database.select().from(requestMail).where(isNotNull(requestMail.remindsOf))
    const written = async (now: string) => {
      const texts = mails.map(({ id, letter }) =>
        requestSms[letter as RequestSmsLetter].write(backend.database, id, backend.whole.clinic, new Date(now)),
      )
      return (await Promise.all(texts)).map((text) => /demain|aujourd'hui/.exec(text?.text ?? '')?.[0])
    }
    expect(new Set(await written('2027-03-07T18:00:00Z'))).toContain('demain')
    expect(await written('2027-03-08T12:00:00Z')).not.toContain('demain')
    expect(await written('2027-03-08T13:30:00Z')).toEqual([undefined, undefined])
  })

  it('is not sent for a call that was moved after the reminder was queued', async () => {
    const { private_link_id: key } = await request()
    const [first] = await backend.texts(1)
    await open(first?.text)
    backend.setNow(sunday.toISOString())
    const { mails } = backend.whole
    const enqueue: typeof mails.enqueue = (tx, orders) => mails.enqueue(tx, orders, 60)
    await remindOfCalls({ ...backend.whole, mails: { ...mails, enqueue } }, sunday)
    await change(key, { version: 1, callback: slot('2027-03-09T09:00:00Z') })
    const texts = await allTexts()
    expect(texts.map(({ text }) => /demain|a changé/.exec(text)?.[0])).toEqual([undefined, 'a changé'])
  })
})

describe('text messages end', () => {
  const openConsents = () =>
    backend.database.$count(consent, and(eq(consent.purpose, 'sms'), isNull(consent.withdrawnAt)))

  it('for this request only, when the consent is withdrawn with the key of the receipt', async () => {
    const [first] = [await request(), await request({ callback: slot('2027-03-08T09:00:00Z') })]
    const { status } = await change(first.private_link_id, { version: 1, withdraw: ['sms'] })
    expect([status, await openConsents(), await backend.database.$count(smsStop)]).toEqual([200, 1, 0])
  })

  it('for the number, when the consent is withdrawn with a key that came by text message', async () => {
    const { private_link_id: key } = await request()
    const [text] = await backend.texts(1)
    await request({ callback: slot('2027-03-08T09:00:00Z') })
    await backend.post(`/api/requests/${keyIn(text?.text)}/device-key`, { kept: key })
    await change(key, { version: 1, withdraw: ['sms'] })
    expect([await openConsents(), await backend.database.$count(smsStop)]).toEqual([0, 1])
  })

  it('also for later requests with the number, whose sender does not learn of the stop', async () => {
    await stopSms(backend.database, number, new Date(friday))
    const { status, body } = await submit({ email: 'both@exemple.example' })
    expect([status, (body as Receipt).sms?.code]).toEqual([201, expect.stringMatching(/^\d{4}$/)])
    expect(await allTexts()).toEqual([])
    expect(await backend.database.$count(sms)).toBe(0)
  })

  it('for three years', async () => {
    await stopSms(backend.database, number, new Date(friday))
    const after = async (now: string) => {
      backend.setNow(now)
      await deleteOldSmsStops(async ({ work }) => void (await work()), backend.whole)
      return backend.database.$count(smsStop)
    }
    expect([await after('2030-03-05T08:00:00Z'), await after('2030-03-06T10:00:00Z')]).toEqual([1, 0])
  })
})

it('the operator exports the messages and the stop of a person, and erases the messages with the request', async () => {
  const { reference } = await request()
  await backend.texts(1)
  await expect.poll(() => backend.database.$count(sms, eq(sms.state, 'sent'))).toBe(1)
  await stopSms(backend.database, number, new Date(friday))
  const run = (verb: string) =>
    personCommand([verb, reference], personRecords, { database: backend.database, now: new Date(friday) })
  const exported = JSON.parse(await run('export')) as Record<string, unknown>
  expect(exported['text messages']).toMatchObject([
    { reference, messages: [{ letter: 'call_requested_sms', state: 'sent' }], stopped: [{}] },
  ])
  await run('erase')
  expect([await backend.database.$count(sms), await backend.database.$count(smsStop)]).toEqual([0, 1])
})
