import { randomUUID } from 'node:crypto'
import type { DeviceKey, LimitedChange, LimitedRequest, Receipt, SmsCodeAnswer } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationRequest } from '../../../../testing/care-requests.ts'
import { friday } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { consent } from '../../../consents/consent.table.ts'
import { recordConsents } from '../../../consents/consents.ts'
import { toAddress, toNumber } from '../../../mail/mail-stop.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { requestLink, type RequestRow, requestTable } from '../../../requests/request.table.ts'
import { smsStop } from '../../../sms/sms.table.ts'
import { isSmsStopped, stopSms } from '../../../sms/sms-stops.ts'

const phone = '+33612345678'
const code = '4821'

let backend: TestBackend
let receipt: Receipt

beforeAll(async () => {
  backend = await testBackend({ now: friday, calls: { atOnce: 99 }, delivery: () => async () => undefined })
})
afterAll(() => backend[Symbol.asyncDispose]())
beforeEach(async () => {
  const body = consultationRequest({ phone: '06 12 34 56 78', email: `${randomUUID()}@exemple.example` })
  receipt = (await backend.post('/api/consultations/memoire?consultation_type=video', body)).body as Receipt
  await changeRow({ smsCode: code })
})

const changeRow = (changes: Partial<RequestRow>) =>
  backend.database.update(requestTable).set(changes).where(eq(requestTable.id, receipt.id))

/** Stores a key as in a sent message, and returns it. */
async function sentKey({ limited = true, mailedTo = toNumber(phone) } = {}): Promise<string> {
  const key = newCapability()
  const link = { requestId: receipt.id, device: false, limited, mailedTo, createdAt: new Date(friday) }
  await backend.database.insert(requestLink).values({ ...link, capabilityHash: hashOfCapability(key) })
  return key
}

const exchanged = async (key: string, kept?: string) =>
  ((await backend.post(`/api/requests/${key}/device-key`, kept === undefined ? {} : { kept })).body as DeviceKey).id
const limitedDevice = async () => exchanged(await sentKey())
const whole = async (key: string) => (await backend.call('GET', `/api/requests/${key}`)).status
const callOf = (key: string) => backend.call('GET', `/api/requests/${key}/call`)
const change = (key: string, changes: Omit<LimitedChange, 'version'>, version = 1) =>
  backend.call('PATCH', `/api/requests/${key}/call`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ version, ...changes }),
  })
const enter = async (key: string, typed: string) =>
  (await backend.post(`/api/requests/${key}/code`, { code: typed })).body as SmsCodeAnswer
const rightsOf = async (key: string) => {
  const [link] = await backend.database
    .select({ limited: requestLink.limited, mailedTo: requestLink.mailedTo })
    .from(requestLink)
    .where(eq(requestLink.capabilityHash, hashOfCapability(key)))
  return link
}
const actions = async () =>
  (await backend.database.select().from(auditEntry).where(eq(auditEntry.subjectId, receipt.id))).map(
    ({ action }) => action,
  )

describe('a limited key', () => {
  it('opens neither the request nor its erasure nor the keys of messages', async () => {
    for (const key of [await sentKey(), await limitedDevice()]) {
      const refused = { status: 403, body: { code: 'code_required' } }
      const patch = { headers: { 'content-type': 'application/json' }, payload: '{"version":1,"cancel_call":true}' }
      expect(await backend.call('GET', `/api/requests/${key}`)).toMatchObject(refused)
      expect(await backend.call('PATCH', `/api/requests/${key}`, patch)).toMatchObject(refused)
      expect(await backend.call('DELETE', `/api/requests/${key}`)).toMatchObject(refused)
      expect(await backend.call('DELETE', `/api/requests/${key}/mailed-keys`)).toMatchObject(refused)
    }
    expect(await whole(receipt.private_link_id)).toBe(200)
  })

  it('ends no unlimited key, however many devices open it', async () => {
    const key = await sentKey()
    backend.setNow('2027-03-05T09:30:00Z')
    for (let device = 0; device <= 50; device += 1) await exchanged(key)
    backend.setNow(friday)
    expect(await whole(receipt.private_link_id)).toBe(200)
  })

  it('shows the call, and so does any other key', async () => {
    const call = { callback: { kind: 'slot' }, call_by: '2027-03-10', from_phone: '+33199001234', past: false }
    const shown = { reference: receipt.reference, version: 1, state: { name: 'call_planned' }, call, country: 'FR' }
    for (const key of [await sentKey(), receipt.private_link_id])
      expect((await callOf(key)).body).toMatchObject({ ...shown, sms: false, tries_left: 10 })
    expect((await callOf('A'.repeat(22))).status).toBe(404)
  })

  it('moves and cancels the call by the rules of the whole page', async () => {
    const key = await limitedDevice()
    const callback = { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' } as const
    expect((await change(key, { callback })).body).toMatchObject({ version: 2, call: { callback } })
    expect(await change(key, { callback, cancel_call: true }, 2)).toMatchObject({ status: 400 })
    const { body } = await change(key, { cancel_call: true }, 2)
    expect(body).toMatchObject({ version: 3, state: { name: 'cancelled' } })
    expect(body).not.toHaveProperty('call')
  })

  it('shows whether text messages are sent, and stops them for the number to which it was sent', async () => {
    const proof = { subjectId: receipt.id, textVersion: '2026-12', locale: 'fr', givenAt: new Date(friday) } as const
    await recordConsents(backend.database, { ...proof, purposes: ['sms'] })
    const key = await limitedDevice()
    expect((await callOf(key)).body).toMatchObject({ sms: true })
    await stopSms(backend.database, phone, new Date(friday))
    await backend.database.update(consent).set({ withdrawnAt: null })
    expect((await callOf(key)).body).toMatchObject({ sms: false })
    await backend.database.delete(smsStop)
    expect((await change(key, { stop_sms: true })).body).toMatchObject({ sms: false, call: { past: false } })
    const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, receipt.id))
    expect(consents.flatMap(({ purpose, withdrawnAt }) => (withdrawnAt ? [purpose] : []))).toEqual(['sms'])
    expect(await isSmsStopped(backend.database, phone)).toBe(true)
  })
})

type Shown = 'id' | 'reference' | 'version' | 'country' | `call${string}` | 'form' | 'formVersion' | 'smsCodeTries'
type Secret = Omit<RequestRow, Shown | 'locale' | 'createdAt' | 'activeAt'>

it('no response to a limited key contains health data, a name, an address or the code', async () => {
  const secrets: Secret = {
    answers: { reason: 'canary' },
    study: { code: 'canary', name: 'canary', criteria: [{ id: 'canary', kind: 'age_between', min: 50 }] },
    phoneAnswers: { answers: { reason: 'canary' }, at: 'canary' } as unknown as RequestRow['phoneAnswers'],
    firstName: 'canary',
    lastName: 'canary',
    email: 'canary@canary.example',
    phone: '+33 canary',
    postalCode: 'canary',
    relation: 'canary',
    helper: { first_name: 'canary', last_name: 'canary', phone: 'canary', relation: 'canary' },
    needs: ['canary' as 'speak_up'],
    smsCode: '7777',
  }
  await changeRow(secrets)
  const key = await limitedDevice()
  const answers = [
    await callOf(key),
    await change(key, { cancel_call: true }),
    await whole(key),
    await enter(key, '0000'),
  ]
  expect(answers[0]).toMatchObject({ status: 200 })
  expect(answers[1]).toMatchObject({ status: 200 })
  expect(JSON.stringify(answers)).not.toMatch(/canary|7777|consultation|Consultation/)
})

describe('the code', () => {
  it('makes the key of the device unlimited, and neither the sent key nor another device', async () => {
    const sent = await sentKey()
    const [device, other] = [await exchanged(sent), await exchanged(sent)]
    expect(await enter(device, code)).toEqual({ opened: true, tries_left: 10 })
    expect([await whole(device), await whole(other), await whole(sent)]).toEqual([200, 403, 403])
    expect(await actions()).toContain('sms_code_entered')
  })

  it('is not accepted for the key of a message, an unknown key or a request without a code', async () => {
    for (const key of [await sentKey(), 'A'.repeat(22)])
      expect((await backend.post(`/api/requests/${key}/code`, { code })).status).toBe(404)
    await changeRow({ smsCode: null })
    expect(await enter(await limitedDevice(), code)).toEqual({ opened: false, tries_left: 0 })
  })

  it('is locked by ten wrong codes of all devices together, until the clinic gives another one', async () => {
    const [device, other] = [await limitedDevice(), await limitedDevice()]
    const wrong = await Promise.all(Array.from({ length: 9 }, (_, index) => enter(index % 2 ? device : other, '0000')))
    expect(wrong.map(({ tries_left: left }) => left).toSorted((a, b) => b - a)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(await enter(device, '0000')).toEqual({ opened: false, tries_left: 0 })
    expect(await enter(device, code)).toEqual({ opened: false, tries_left: 0 })
    expect([await whole(device), await whole(other)]).toEqual([403, 403])
    expect((await actions()).filter((action) => action === 'sms_code_locked')).toHaveLength(1)
    await changeRow({ smsCode: '9034', smsCodeTries: 0 })
    expect(await enter(device, '9034')).toEqual({ opened: true, tries_left: 10 })
  })

  it('does not forget wrong codes after the right one', async () => {
    const device = await limitedDevice()
    await enter(device, '0000')
    await enter(device, code)
    expect(((await callOf(device)).body as LimitedRequest).tries_left).toBe(9)
  })
})

describe('a device that already has a key', () => {
  it('stays unlimited when it opens a limited link, and gets its rights over the number', async () => {
    const own = receipt.private_link_id
    expect(await exchanged(await sentKey(), own)).toBe(own)
    expect(await rightsOf(own)).toEqual({ limited: false, mailedTo: toNumber(phone) })
  })

  it('stays limited when it opens another limited link', async () => {
    const own = await limitedDevice()
    expect(await exchanged(await sentKey(), own)).toBe(own)
    expect(await whole(own)).toBe(403)
  })

  it('becomes unlimited when it opens the link of a mail', async () => {
    const own = await exchanged(await sentKey({ mailedTo: toNumber(phone) }))
    const mailed = await sentKey({ limited: false, mailedTo: toAddress('camille@exemple.example') })
    expect(await whole(await exchanged(mailed, own))).toBe(200)
  })

  it('gets a second key with the rights over a number, so that its rights over an address stay', async () => {
    const address = toAddress('camille@exemple.example')
    const own = await exchanged(await sentKey({ limited: false, mailedTo: address }))
    const next = await exchanged(await sentKey(), own)
    expect(next).not.toBe(own)
    expect([await rightsOf(own), await rightsOf(next)]).toEqual([
      { limited: false, mailedTo: address },
      { limited: false, mailedTo: toNumber(phone) },
    ])
  })
})
