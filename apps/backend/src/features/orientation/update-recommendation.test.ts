import type { OrientationRequest, Recommendation, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { hashOfCapability } from '../../platform/capability.ts'
import { orientationResult } from './orientation.table.ts'

const path = '/api/forms/orientation/recommendation'
const agreed = { consent: true, consent_text_version: '2026-11' } as const
const slot = { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' } as const
const toCall = { first_name: 'Camille', phone: '01 99 00 56 78', callback: slot, ...agreed }

let backend: TestBackend
let id: string

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const answered = async (about: Partial<OrientationRequest> = {}) => {
  const request = { ...orientationRequest(), ...about }
  const { body } = await backend.post('/api/forms/orientation?user_type=patient', request)
  id = (body as Recommendation).id
  return id
}
const update = async (changes: RecommendationUpdate | object, headers: Record<string, string> = {}, locale = 'fr') => {
  const answer = await backend.call('PATCH', `${path}/${id}?locale=${locale}`, {
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(changes),
  })
  return { ...answer, recommendation: answer.body as Recommendation }
}
const row = async () => {
  const [found] = await backend.database
    .select()
    .from(orientationResult)
    .where(eq(orientationResult.capabilityHash, hashOfCapability(id)))
  return found
}

describe('an update', () => {
  it('chooses goals, and removes them', async () => {
    await answered()
    expect((await update({ goals: ['walk', 'call'] })).recommendation.chosen_goals).toEqual(['walk', 'call'])
    expect((await update({ first_name: 'Camille', ...agreed })).recommendation.chosen_goals).toEqual(['walk', 'call'])
    expect((await update({ goals: [] })).recommendation.chosen_goals).toEqual([])
  })

  it('requests a call, with a mail to the desk without health words', async () => {
    await answered()
    const { status, recommendation } = await update(toCall)
    expect(status).toBe(200)
    expect(recommendation.contact).toEqual({
      email: false,
      phone: true,
      callback: { ...slot, starts_at: '2027-03-08T08:00:00.000Z' },
      call_by: '2027-03-10',
      country: 'FR',
    })
    expect(JSON.stringify(recommendation)).not.toContain('+33199005678')
    const stored = await row()
    expect(stored).toMatchObject({ firstName: 'Camille', phone: '+33199005678', country: 'FR' })
    const consents = await backend.database
      .select()
      .from(consent)
      .where(eq(consent.subjectId, String(stored?.id)))
    expect(consents.map(({ purpose }) => purpose)).toEqual(['memory_test', 'call_back'])
    const [mail] = await backend.mails(1)
    expect(mail).toMatchObject({
      to: [{ address: 'desk@sample.example' }],
      subject: `Appel à passer ${stored?.reference}`,
    })
    for (const detail of ['Camille', '+33199005678', '8\u00a0mars 2027'])
      expect(`${mail?.html}${mail?.text}`).toContain(detail)
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/memoire|mémoire|test|score|cognit/i)
  })

  it('is urgent at the desk if an answer needs urgent help, with the reason', async () => {
    const request = orientationRequest()
    const sudden = { ...request, answers: { ...request.answers, sudden_signs: ['speech'] } }
    const { body } = await backend.post('/api/forms/orientation?user_type=patient', sudden)
    id = (body as Recommendation).id
    const before = await mailsNow()
    await update(toCall)
    const mail = (await backend.mails(before + 1)).find(({ subject }) => subject?.startsWith('URGENT'))
    expect(mail?.subject).toBe(`URGENT\u00a0: Appel à passer ${(await row())?.reference}`)
    expect(mail?.text).toContain('changement soudain')
    await answered()
    await update(toCall)
    await backend.mails(before + 2)
  })

  it('moves the call, and the desk gets another mail', async () => {
    const before = await mailsNow()
    await update({ callback: { ...slot, starts_at: '2027-03-09T08:00:00Z' }, ...agreed })
    expect(await backend.mails(before + 1)).toHaveLength(before + 1)
  })

  it('sends the private link, with its key after the # and without health words', async () => {
    await answered()
    const before = await mailsNow()
    const asked = { email: 'camille@exemple.example', send_link: true, ...agreed }
    const { recommendation } = await update(asked, {}, 'en')
    expect(recommendation.contact).toEqual({ email: true, phone: false, country: 'FR' })
    const mails = await backend.mails(before + 1)
    const mail = mails.find(({ subject }) => subject === 'Your private link')
    expect(mail).toMatchObject({ to: [{ address: 'camille@exemple.example' }] })
    expect(mail?.text).toContain(`https://sample.example/recommendations#${id}\n`)
    expect(mail?.html).toContain(`href="https://sample.example/recommendations#${id}"`)
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/memory|test\b|score|result|health/i)
  })

  it.each([
    ['en', 'FR', '01 99 00 12 34'],
    ['fr', 'US', '(202) 555-0142'],
  ] as const)('sends the private link in %s with the telephone for %s (R0-63)', async (locale, country, phone) => {
    await answered({ locale, country })
    const before = await mailsNow()
    const email = `${country.toLowerCase()}@exemple.example`
    await update({ email, send_link: true, ...agreed }, {}, locale)
    const mails = await backend.mails(before + 1)
    const mail = mails.find(({ to }) => to?.[0]?.address === email)
    expect(mail?.text?.replaceAll(/\s/g, ' ')).toContain(phone)
  })

  it('queues mails that the operator finds by the reference', async () => {
    const { reference } = (await row()) ?? {}
    const jobs = await backend.database.execute<{ letter: string }>(sql`
      select data ->> 'letter' as letter from pgboss.job
      join audit_entry on subject_id = (data ->> 'subject_id')::uuid where reference = ${reference}`)
    expect(jobs.rows.map(({ letter }) => letter)).toEqual(['private_link'])
  })

  it('is stored once if it is repeated with the same key', async () => {
    await answered()
    const key = { 'idempotency-key': 'an-update-that-comes-twice' }
    const before = await storedRows(backend.database)
    const [first, again] = [await update(toCall, key), await update(toCall, key)]
    expect(again.body).toEqual(first.body)
    const after = await storedRows(backend.database)
    expect(Number(after['public.orientation_mail']) - Number(before['public.orientation_mail'])).toBe(1)
    expect((await update({ ...toCall, first_name: 'Dominique' }, key)).status).toBe(409)
  })
})

describe('an invalid update', () => {
  const link = { send_link: true }
  it.each([
    ['without consent', { email: 'camille@exemple.example' }, { consent: 'consent_required' }],
    [
      'with a consent without a text version',
      { email: 'camille@exemple.example', consent: true },
      { consent_text_version: 'required' },
    ],
    ['for a mail without an address', link, { email: 'required' }],
    [
      'for a call without a person to call',
      { callback: slot, ...agreed },
      { first_name: 'required', phone: 'required' },
    ],
    [
      'for a call in the past',
      { ...toCall, callback: { ...slot, starts_at: '2027-03-05T08:00:00Z' } },
      { callback: 'slot_unavailable' },
    ],
    ['with a premium-rate number', { ...toCall, phone: '0899 12 34 56' }, { phone: 'phone_not_called' }],
    ['with an invalid number', { ...toCall, phone: '12' }, { phone: 'invalid_phone' }],
    ['with a link as a name', { ...toCall, first_name: 'www.evil.example' }, { first_name: 'invalid' }],
    ['with a blank name', { ...toCall, first_name: ' ' }, { first_name: 'required' }],
    ['with an invalid address', { email: 'camille', ...agreed }, { email: 'invalid_email' }],
    ['with an unknown goal', { goals: ['run'] }, { goals: 'unknown_option' }],
    ['with three goals', { goals: ['walk', 'call', 'play'] }, { goals: 'too_long' }],
    ['without any field', {}, {}],
  ])('is refused %s, and nothing is stored', async (_name, changes, codes) => {
    await answered()
    const before = await storedRows(backend.database)
    const { status, body } = await update(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject(Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, [{ code }]])))
    expect(await storedRows(backend.database)).toEqual(before)
    expect(await row()).toMatchObject({ email: null, phone: null, goals: [] })
  })

  it('is answered with 404 for an unknown result', async () => {
    id = 'A'.repeat(22)
    expect((await update({ goals: ['walk'] })).status).toBe(404)
  })
})

async function mailsNow() {
  return (await backend.mails(0)).length
}
