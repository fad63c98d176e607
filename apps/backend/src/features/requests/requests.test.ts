import type { PrivateRequest, Receipt, RequestChange } from '@clairmemoire/api-client/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consultationRequest, referralRequest } from '../../../testing/care-requests.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { requestChange } from '../../requests/request.table.ts'

const ask = '/api/consultations/memoire?consultation_type=video'
const afternoon = { kind: 'part_of_day', part_of_day: 'afternoon', time_zone: 'Europe/Paris' } as const
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
})
afterAll(() => backend[Symbol.asyncDispose]())

const sent = async (changes: Parameters<typeof consultationRequest>[0] = {}) =>
  (await backend.post(ask, consultationRequest(changes))).body as Receipt
const read = async (id: string, locale = 'fr') => {
  const { status, body } = await backend.call('GET', `/api/requests/${id}?locale=${locale}`)
  return { status, request: body as PrivateRequest }
}
const change = async (id: string, body: RequestChange, headers: Record<string, string> = {}) => {
  const answer = await backend.call('PATCH', `/api/requests/${id}`, {
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  return { ...answer, request: answer.body as PrivateRequest }
}
const codesOf = (body: unknown) =>
  Object.fromEntries(Object.entries(body as object).map(([field, errors]) => [field, errors[0].code]))
const lettersAbout = async (reference: string) => {
  const { rows } = await backend.database.execute<{ letter: string }>(
    sql`select data ->> 'letter' as letter from pgboss.job
        where data ->> 'subject_id' in (select subject_id::text from audit_entry where reference = ${reference})`,
  )
  return rows.map(({ letter }) => letter).toSorted()
}

describe('a request', () => {
  it('shows the holder of its key answers, call and consents', async () => {
    const receipt = await sent({ reason: 'J’oublie mes rendez-vous.' })
    const { status, request } = await read(receipt.private_link_id)
    expect(status).toBe(200)
    expect(request).toMatchObject({
      kind: 'consultation',
      title: 'Une consultation par vidéo',
      reference: receipt.reference,
      version: 1,
      sent_on: '2027-03-05',
      expires_on: '2029-03-04',
      state: { name: 'call_planned', on: '2027-03-05' },
      call: { phone: '+33199005678', call_by: '2027-03-10', calendar: receipt.calendar },
      contact: { first_name: 'Camille', email: 'camille@exemple.example', postal_code: null },
      changed_meanwhile: [],
    })
    expect(request.sent.at(-1)).toEqual({
      id: 'reason',
      question: 'Qu’est-⁠ce qui vous amène ?',
      answer: 'J’oublie mes rendez-vous.',
    })
    expect(request.consents).toMatchObject([
      { purpose: 'call_back', given_on: '2027-03-05', withdrawn_on: null, withdrawable: true },
      { purpose: 'keep_answers', text_version: '2026-11' },
    ])
  })

  it('can be read in either language', async () => {
    const { private_link_id: id } = await sent()
    expect((await read(id, 'en')).request.title).toBe('A consultation by video')
  })

  it('has a key too if it is about a study', async () => {
    const { body } = await backend.post('/api/trials/signup', signup())
    const { request } = await read((body as Receipt).private_link_id)
    expect(request).toMatchObject({
      kind: 'trial_call',
      sent: [{ answer: 'PREDICTOM' }, { answer: 'Pour moi' }, { answer: 'En France' }],
    })
  })

  it('has the same response when it is unknown, erased or expired', async () => {
    const erased = await sent()
    const old = await sent()
    await backend.call('DELETE', `/api/requests/${erased.private_link_id}`)
    const ids = [erased.private_link_id, 'A'.repeat(22), 'x', erased.id, erased.reference]
    const answers = await Promise.all(ids.map((id) => backend.call('GET', `/api/requests/${id}`)))
    backend.setNow('2029-03-05T09:00:01Z')
    answers.push(await backend.call('GET', `/api/requests/${old.private_link_id}`))
    backend.setNow(friday)
    expect(
      new Set(answers.map(({ status, text, headers }) => `${status} ${text} ${String(headers['cache-control'])}`)),
    ).toEqual(new Set(['404 {"detail":"Not found.","code":"not_found"} no-store']))
  })
})

describe('a change', () => {
  it('moves the call, with mails to the desk and the visitor', async () => {
    const { private_link_id: id, reference, id: uid } = await sent()
    const { status, request } = await change(id, { version: 1, callback: afternoon })
    expect(status).toBe(200)
    expect(request).toMatchObject({ version: 2, state: { name: 'received' }, call: { callback: afternoon } })
    expect(request.call?.calendar).toMatch(new RegExp(`UID:${uid}\r\nSEQUENCE:1\r\n`))
    expect(request.call?.calendar).not.toContain('CANCELLED')
    expect(await lettersAbout(reference)).toEqual([
      'call_requested',
      'call_requested_desk',
      'request_changed',
      'request_changed_desk',
    ])
  })

  it('cancels the call, which can be requested again', async () => {
    const { private_link_id: id } = await sent()
    const { request: cancelled } = await change(id, { version: 1, cancel_call: true })
    expect([cancelled.state.name, cancelled.call]).toEqual(['cancelled', undefined])
    const { request: again } = await change(id, { version: 2, callback: afternoon })
    expect([again.state.name, again.call?.callback]).toEqual(['received', afternoon])
  })

  it('corrects contact details, and adds a helper to call instead', async () => {
    const { private_link_id: id } = await sent()
    const helper = { first_name: 'Dominique', phone: '06 39 98 12 34', relation: 'ma fille' }
    const corrected = { email: 'c@exemple.example', last_name: '', phone: '06 39 98 12 36', postal_code: '75011' }
    const { request } = await change(id, { version: 1, ...corrected, helper })
    expect(request.contact).toMatchObject({ ...corrected, phone: '+33639981236' })
    expect(request.call).toMatchObject({ name: 'Dominique', phone: '+33639981234' })
    const { request: alone } = await change(id, { version: 2, helper: null })
    expect([alone.helper, alone.call?.phone]).toEqual([undefined, '+33639981236'])
  })

  it('ends the call permanently if it withdraws the consent to be called', async () => {
    const { private_link_id: id } = await sent()
    const { request } = await change(id, { version: 1, withdraw: ['call_back'] })
    expect(request).toMatchObject({
      state: { name: 'withdrawn' },
      consents: [{ purpose: 'call_back', withdrawn_on: '2027-03-05', withdrawable: false }],
    })
    const { status, body } = await change(id, { version: 2, callback: afternoon })
    expect([status, codesOf(body)]).toEqual([400, { callback: 'consent_required' }])
  })

  it('erases the answers if it withdraws the consent to store them, and does not change the call', async () => {
    const { private_link_id: id } = await sent({ reason: 'J’oublie.' })
    const { request } = await change(id, { version: 1, withdraw: ['keep_answers'] })
    expect(request.state.name).toBe('call_planned')
    expect(request.sent.map((sent) => sent.id)).toEqual(['consultation_type', 'respondent'])
  })

  it('is stored once if it is repeated with its key, and has the same response', async () => {
    const { private_link_id: id, reference } = await sent()
    const key = { 'idempotency-key': '0f6d1c57-6a0e-4c3f-change' }
    const first = await change(id, { version: 1, cancel_call: true }, key)
    const second = await change(id, { version: 1, cancel_call: true }, key)
    expect(second.text).toBe(first.text)
    expect((await lettersAbout(reference)).filter((letter) => letter === 'request_changed_desk')).toHaveLength(1)
  })

  it('stops and resumes the reminders of its request only, without a mail', async () => {
    const email = 'rappels@exemple.example'
    const [{ private_link_id: id, reference }, other] = [await sent({ email }), await sent({ email })]
    const { request } = await change(id, { version: 1, reminders: false })
    expect([request.reminders, request.version]).toEqual([false, 1])
    expect((await read(other.private_link_id)).request.reminders).toBe(true)
    const { request: again } = await change(id, { version: 1, reminders: true })
    expect([again.reminders, (await read(other.private_link_id)).request.reminders]).toEqual([true, true])
    expect(await lettersAbout(reference)).toEqual(['call_requested', 'call_requested_desk'])
  })

  it('can change the address and stop the reminders together', async () => {
    const { private_link_id: id } = await sent({ email: 'avant@exemple.example' })
    const { request } = await change(id, { version: 1, email: 'apres@exemple.example', reminders: false })
    expect([request.contact.email, request.reminders]).toEqual(['apres@exemple.example', false])
    expect((await read((await sent({ email: 'avant@exemple.example' })).private_link_id)).request.reminders).toBe(true)
  })

  it('sends no mail if it has no effect', async () => {
    const { private_link_id: id, reference } = await sent()
    const { request } = await change(id, { version: 1, first_name: ' Camille ', phone: '+33 1 99 00 56 78' })
    expect(request.version).toBe(1)
    expect(await lettersAbout(reference)).toEqual(['call_requested', 'call_requested_desk'])
  })
})

describe('two devices with one key', () => {
  it('the later change wins, and reports the fields of the other change', async () => {
    const { private_link_id: id } = await sent()
    await change(id, { version: 1, phone: '06 39 98 12 34', last_name: 'Autre' })
    await change(id, { version: 2, cancel_call: true })
    const { request } = await change(id, { version: 1, phone: '06 39 98 12 36', callback: afternoon })
    expect(request).toMatchObject({ version: 4, contact: { phone: '+33639981236', last_name: 'Autre' } })
    expect(request.call?.callback).toEqual(afternoon)
    expect(request.changed_meanwhile.map(({ field, value, replaced }) => [field, value, replaced])).toEqual([
      ['phone', '06\u00a039\u00a098\u00a012\u00a034', true],
      ['last_name', 'Autre', false],
      ['call', null, true],
    ])
  })

  it('ten concurrent changes create ten versions, and nothing is lost', async () => {
    const { private_link_id: id, id: requestId } = await sent()
    const phones = Array.from({ length: 10 }, (_, index) => `+3363998123${index}`)
    const answers = await Promise.all(phones.map((phone) => change(id, { version: 1, phone })))
    expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 200))
    const changes = await backend.database.select().from(requestChange).where(eq(requestChange.requestId, requestId))
    expect(changes.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(changes.map(({ fields }) => String(fields['phone'])).toSorted()).toEqual(phones)
    const { request } = await read(id)
    const last = changes.find(({ version }) => version === 11)
    expect(request.contact.phone).toBe(last?.fields['phone'])
  })

  it('the later change wins if one device moves the call and the other cancels it', async () => {
    const { private_link_id: id } = await sent()
    await Promise.all([change(id, { version: 1, callback: afternoon }), change(id, { version: 1, cancel_call: true })])
    const { request } = await read(id)
    expect(request.version).toBe(3)
    expect(['received', 'cancelled']).toContain(request.state.name)
    expect(request.call === undefined).toBe(request.state.name === 'cancelled')
  })

  it('everything is erased if one device erases while the other changes', async () => {
    const { private_link_id: id } = await sent()
    const [changed] = await Promise.all([
      change(id, { version: 1, phone: '06 39 98 12 34' }),
      backend.call('DELETE', `/api/requests/${id}`),
    ])
    expect([200, 404]).toContain(changed.status)
    expect((await read(id)).status).toBe(404)
  })
})

describe('an invalid change is rejected at its fields, and nothing changes', () => {
  it.each([
    ['a version that does not exist yet', { version: 2, cancel_call: true }, { version: 'too_large' }],
    [
      'a time in the past',
      { version: 1, callback: { kind: 'slot', starts_at: '2027-03-05T08:00:00Z', time_zone: 'Europe/Paris' } },
      { callback: 'slot_unavailable' },
    ],
    ['moved and cancelled', { version: 1, callback: afternoon, cancel_call: true }, { cancel_call: 'invalid' }],
    ['a blank name', { version: 1, first_name: ' ' }, { first_name: 'required' }],
    ['a link as a name', { version: 1, last_name: 'www.evil.example' }, { last_name: 'invalid' }],
    [
      'a helper with a shared-cost number',
      { version: 1, helper: { first_name: 'D', phone: '0820 12 34 56' } },
      { 'helper.phone': 'phone_not_called' },
    ],
    ['a premium-rate number', { version: 1, phone: '0899 12 34 56' }, { phone: 'phone_not_called' }],
    ['an invalid number', { version: 1, phone: '12' }, { phone: 'invalid_phone' }],
    [
      'a helper without a number',
      { version: 1, helper: { first_name: 'D', phone: '12' } },
      { 'helper.phone': 'invalid_phone' },
    ],
    ['an invalid postal code', { version: 1, postal_code: '99999' }, { postal_code: 'bad_postal_code' }],
    ['an unknown consent', { version: 1, withdraw: ['refer_patient'] }, { withdraw: 'unknown_option' }],
    ['nothing', { version: 1 }, { non_field_errors: 'invalid' }],
  ] as const)('%s', async (_, body, problems) => {
    const { private_link_id: id } = await sent()
    const answer = await change(id, body as unknown as RequestChange)
    expect([answer.status, codesOf(answer.body)]).toEqual([400, problems])
    expect((await read(id)).request.version).toBe(1)
  })

  it('the removal of the person to call from a referral', async () => {
    const { body } = await backend.post('/api/consultations/general_practitionner', referralRequest())
    const answer = await change((body as Receipt).private_link_id, { version: 1, helper: null })
    expect([answer.status, codesOf(answer.body)]).toEqual([400, { helper: 'required' }])
  })
})

describe('an erased request', () => {
  it('keeps its audit entries, and the desk gets a mail with only its reference', async () => {
    const { private_link_id: id, reference, id: requestId } = await sent()
    const answers = [
      await backend.call('DELETE', `/api/requests/${id}`),
      await backend.call('DELETE', `/api/requests/${id}`),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ])
    const trail = await backend.database.select().from(auditEntry).where(eq(auditEntry.subjectId, requestId))
    expect(trail.map(({ action }) => action)).toEqual(['consultation', 'request_erased'])
    expect(await lettersAbout(reference)).toContain('request_erased_desk')
  })
})
