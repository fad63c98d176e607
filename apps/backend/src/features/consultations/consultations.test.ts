import type { PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consultationRequest, secondaryRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { requestRow } from '../../../testing/request-row.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { letterAsText } from '../../mail/letter.ts'
import { remindOfCalls } from '../../requests/call-reminders.ts'
import { callRequestedDesk } from '../../requests/letters/desk-letters.ts'
import { personRequests } from '../../requests/person-requests.ts'
import { requestDetails } from '../../requests/request-details.ts'
import { requestTable } from '../../requests/request.table.ts'

const video = '/api/consultations/memoire?consultation_type=video'
const atHome = '/api/consultations/memoire?consultation_type=home_visit'
const secondary = '/api/forms/secondary_consultation/submit'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const stored = () => backend.database.$count(requestTable)
const codesOf = (body: unknown) =>
  Object.fromEntries(Object.entries(body as object).map(([field, errors]) => [field, errors[0].code]))
const purposesOf = async (id: string) =>
  (await backend.database.select().from(consent).where(eq(consent.subjectId, id))).map(({ purpose }) => purpose)

describe('a request for a consultation', () => {
  it('returns the person and time of the call, and the key of its private page', async () => {
    const { status, body } = await backend.post(video, consultationRequest())
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        kind: 'consultation',
        private_link_id: expect.stringMatching(/^[\w-]{22}$/),
        call_by: '2027-03-10',
        call: { name: 'Camille Exemple', phone: '+33199005678', from_phone: '+33199001234' },
      }),
    ])
  })

  it('stores a text with a separate consent, and without a text only the consent to be called', async () => {
    const { body: silent } = await backend.post(video, consultationRequest())
    expect(await purposesOf((silent as Receipt).id)).toEqual(['call_back'])
    const { body } = await backend.post(video, consultationRequest({ reason: ' J’oublie mes rendez-vous. ' }))
    const { id } = body as Receipt
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect(row).toMatchObject({ answers: { consultation_type: 'video', reason: 'J’oublie mes rendez-vous.' } })
    expect((await purposesOf(id)).toSorted()).toEqual(['call_back', 'keep_answers'])
  })

  it('is accepted only for types that the operator offers', async () => {
    await using narrow = await testBackend({ now: friday, requests: { consultationTypes: ['in_person'] } })
    const { body: offered } = await narrow.call('GET', '/api/consultations/memoire')
    expect(offered).toEqual({ consultation_types: ['in_person'] })
    const { status, body } = await narrow.post(video, consultationRequest())
    expect([status, codesOf(body)]).toEqual([400, { consultation_type: 'unknown_option' }])
  })

  it('is a conflict if it has the idempotency key of a request of another type', async () => {
    const key = { 'idempotency-key': '0f6d1c57-6a0e-4c3f-consultation' }
    const request = consultationRequest({ postal_code: '75011' })
    expect((await backend.post(video, request, key)).status).toBe(201)
    expect((await backend.post(atHome, request, key)).status).toBe(409)
  })
})

describe('another opinion after a doctor', () => {
  it('is stored with its answers', async () => {
    const { status, body } = await backend.post(secondary, secondaryRequest())
    const { id, kind } = body as Receipt
    expect([status, kind]).toEqual([201, 'secondary_consultation'])
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect([row?.formVersion, row?.answers]).toEqual(['1', secondaryRequest().answers])
  })

  it('can be requested without a time or a text', async () => {
    const declined = secondaryRequest({ doctor_kind: 'prefer_not_to_say', seen: null, said: null })
    expect((await backend.post(secondary, declined)).status).toBe(201)
  })
})

describe('a requester without an email address', () => {
  const requestBody = consultationRequest({ email: undefined, needs: ['speak_up', 'interpreter'] })

  it('gets a call, and a receipt that says that no mail is sent', async () => {
    const { status, body } = await backend.post(video, requestBody)
    const receipt = body as Receipt
    expect([status, receipt.mail]).toEqual([201, 'none'])
    expect(await lettersOf(receipt.id)).toEqual(['call_requested_desk'])
    const { body: page } = await backend.call('GET', `/api/requests/${receipt.private_link_id}`)
    expect(page).toMatchObject({ contact: { email: '' } })
    expect((page as PrivateRequest).sent).toContainEqual(
      expect.objectContaining({ id: 'needs', answer: 'parler fort, besoin d’un interprète' }),
    )
  })

  it('is reported to the desk without an address, with their needs', () => {
    const row = requestRow({ email: '', needs: ['hearing_aid', 'video'] })
    const mail = letterAsText(callRequestedDesk(row, requestDetails(row), backend.whole.clinic))
    expect(mail).toContain('pas d’e-mail')
    expect(mail).toContain('appareil auditif, préfère un appel vidéo')
  })

  it('gets no reminder and no mail about changes', async () => {
    const receipt = (await backend.post(video, requestBody)).body as Receipt
    await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
    const { body } = await backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, cancel_call: true }),
    })
    expect(body).toMatchObject({ mail: 'none' })
    expect(await lettersOf(receipt.id)).toEqual(['call_requested_desk', 'request_changed_desk'])
  })

  it('is found only by the reference of the request, without other requests', async () => {
    const { reference } = (await backend.post(video, requestBody)).body as Receipt
    expect(await personRequests.addressOf(backend.database, reference)).toBeNull()
    expect(await personRequests.find(backend.database, { email: null, reference })).toHaveLength(1)
  })
})

async function lettersOf(requestId: string): Promise<string[]> {
  const { rows } = await backend.database.execute<{ letter: string }>(
    sql`select data ->> 'letter' as letter from pgboss.job join request_mail on request_mail.id::text = data ->> 'subject_id'
        where request_id = ${requestId} order by letter`,
  )
  return rows.map(({ letter }) => letter)
}

describe('invalid requests are rejected at their fields, and nothing is stored', () => {
  const consents = { agreed: true, text_version: '2026-11' } as const
  it.each<[string, string, object, Record<string, string>]>([
    ['a home visit without a place', atHome, consultationRequest(), { 'call.postal_code': 'required' }],
    [
      'a kind that does not exist',
      video.replace('video', 'fax'),
      consultationRequest(),
      { consultation_type: 'unknown_option' },
    ],
    [
      'a wrong postal code',
      video,
      consultationRequest({ postal_code: '99999' }),
      { 'call.postal_code': 'bad_postal_code' },
    ],
    [
      'a text that is one character too long',
      video,
      consultationRequest({ reason: 'a'.repeat(2001) }),
      { 'answers.reason': 'too_long' },
    ],
    [
      'a control character in the text',
      video,
      consultationRequest({ reason: 'a\u0007' }),
      { 'answers.reason': 'control_character' },
    ],
    ['no number to call', video, consultationRequest({ phone: undefined }), { 'call.phone': 'required' }],
    ['an attachment', video, { ...consultationRequest(), attachment: 'JVBERi0=' }, { attachment: 'unknown_field' }],
    [
      'answers of another form',
      video,
      { ...consultationRequest(), answers: secondaryRequest().answers },
      {
        'answers.doctor_kind': 'unknown_field',
        'answers.seen': 'unknown_field',
        'answers.said': 'unknown_field',
        'answers.seeks': 'unknown_field',
      },
    ],
    [
      'answers of an older version',
      secondary,
      secondaryRequest({ form_version: '0' }),
      { form_version: 'questionnaire_outdated' },
    ],
    [
      'no consent',
      secondary,
      { ...secondaryRequest(), consents: { ...consents, agreed: false } },
      { 'consents.agreed': 'consent_required' },
    ],
    ['nothing chosen in a required list', secondary, secondaryRequest({ seeks: [] }), { 'answers.seeks': 'required' }],
    [
      'an address in a header',
      secondary,
      secondaryRequest({ email: 'a@b.test\r\nBcc: c@d.test' }),
      { 'call.email': 'control_character' },
    ],
  ])('%s', async (_, url, request, problems) => {
    const before = await stored()
    const { status, body } = await backend.post(url, request)
    expect([status, codesOf(body)]).toEqual([400, problems])
    expect(await stored()).toBe(before)
  })
})
