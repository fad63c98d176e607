import type { PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consultationRequest, referralRequest, secondaryRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { sentRequestRow } from '../../../testing/sent-request-row.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { letterAsText } from '../../mail/letter.ts'
import { remindOfCalls } from '../../requests/call-reminders.ts'
import { callRequestedDesk } from '../../requests/letters/desk-letters.ts'
import { personRequests } from '../../requests/person-requests.ts'
import { sentRequest } from '../../requests/sent-request.table.ts'
import { consultationDetails } from './consultation.ts'
import { consultation, referral, secondaryConsultation } from './consultations.table.ts'
import { referralKind } from './referral.ts'

const video = '/api/consultations/memoire?consultation_type=video'
const atHome = '/api/consultations/memoire?consultation_type=home_visit'
const secondary = '/api/forms/secondary_consultation/submit'
const refer = '/api/consultations/general_practitionner'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const stored = () => backend.database.$count(sentRequest)
const codesOf = (body: unknown) =>
  Object.fromEntries(Object.entries(body as object).map(([field, errors]) => [field, errors[0].code]))
const purposesOf = async (id: string) =>
  (await backend.database.select().from(consent).where(eq(consent.subjectId, id))).map(({ purpose }) => purpose)

describe('a request for a consultation', () => {
  it('is answered with who is called when, and with the key to its private page', async () => {
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

  it('keeps what the person wrote with a consent of its own, and nothing where they wrote nothing', async () => {
    const { body: silent } = await backend.post(video, consultationRequest())
    expect(await purposesOf((silent as Receipt).id)).toEqual(['call_back'])
    const { body } = await backend.post(video, consultationRequest({ reason: ' J’oublie mes rendez-vous. ' }))
    const { id } = body as Receipt
    const [row] = await backend.database.select().from(consultation).where(eq(consultation.id, id))
    expect(row).toMatchObject({ consultationType: 'video', reason: 'J’oublie mes rendez-vous.' })
    expect((await purposesOf(id)).toSorted()).toEqual(['call_back', 'keep_answers'])
  })

  it('is asked for only as the operator offers it', async () => {
    await using narrow = await testBackend({ now: friday, requests: { consultationTypes: ['in_person'] } })
    const { body: offered } = await narrow.call('GET', '/api/consultations/memoire')
    expect(offered).toEqual({ consultation_types: ['in_person'] })
    const { status, body } = await narrow.post(video, consultationRequest())
    expect([status, codesOf(body)]).toEqual([400, { consultation_type: 'unknown_option' }])
  })

  it('under one key is another request for another kind of consultation', async () => {
    const key = { 'idempotency-key': '0f6d1c57-6a0e-4c3f-consultation' }
    const request = consultationRequest({ postal_code: '75011' })
    expect((await backend.post(video, request, key)).status).toBe(201)
    expect((await backend.post(atHome, request, key)).status).toBe(409)
  })
})

describe('another opinion after a doctor', () => {
  it('is kept as it was said', async () => {
    const { status, body } = await backend.post(secondary, secondaryRequest())
    const { id, kind } = body as Receipt
    expect([status, kind]).toEqual([201, 'secondary_consultation'])
    const [row] = await backend.database.select().from(secondaryConsultation).where(eq(secondaryConsultation.id, id))
    expect(row).toMatchObject({
      doctorKind: 'neurologist',
      seen: 'under_1_year',
      seeks: ['explanations', 'second_opinion'],
    })
  })

  it('can be asked for without saying when, or what was said', async () => {
    const { seen: _, said: __, ...declined } = secondaryRequest({ doctor_kind: 'prefer_not_to_say' })
    expect((await backend.post(secondary, declined)).status).toBe(201)
  })
})

describe('a patient whom a doctor refers', () => {
  it('is the one who is called, in any part of a day unless the doctor says when', async () => {
    const { status, body } = await backend.post(refer, referralRequest())
    const receipt = body as Receipt
    expect([status, receipt.call, receipt.callback]).toEqual([
      201,
      { name: 'Camille Exemple', phone: '+33639981235', from_phone: '+33199001234' },
      { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
    ])
    const [row] = await backend.database.select().from(referral).where(eq(referral.id, receipt.id))
    expect(row).toMatchObject({ rpps: '10003456786', birthDate: '1950-02-17' })
    expect((await purposesOf(receipt.id)).toSorted()).toEqual(['call_back', 'keep_answers', 'refer_patient'])
  })
})

describe('who wants a call and has no e-mail', () => {
  const { email: _, ...asked } = consultationRequest({ needs: ['speak_up', 'interpreter'] })

  it('is called like anybody else, and told that no mail leaves', async () => {
    const { status, body } = await backend.post(video, asked)
    const receipt = body as Receipt
    expect([status, receipt.mail]).toEqual([201, 'none'])
    expect(await lettersOf(receipt.id)).toEqual(['call_requested_desk'])
    const { body: page } = await backend.call('GET', `/api/requests/${receipt.private_link_id}`)
    expect(page).toMatchObject({ contact: { email: '' } })
    expect((page as PrivateRequest).sent).toContainEqual(
      expect.objectContaining({ id: 'needs', answer: 'parler fort, besoin d’un interprète' }),
    )
  })

  it('is told to the desk as such, with what to know before calling', () => {
    const row = sentRequestRow({ email: '', needs: ['hearing_aid', 'video'] })
    const details = consultationDetails({ consultationType: 'video', respondent: 'self', reason: null })
    const said = letterAsText(callRequestedDesk(row, details, backend.whole.clinic))
    expect(said).toContain('pas d’e-mail')
    expect(said).toContain('appareil auditif, préfère un appel vidéo')
  })

  it('is reminded of nothing, and written to about no change', async () => {
    const receipt = (await backend.post(video, asked)).body as Receipt
    await remindOfCalls(backend.whole, new Date('2027-03-07T09:00:00Z'))
    const { body } = await backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, cancel_call: true }),
    })
    expect(body).toMatchObject({ mail: 'none' })
    expect(await lettersOf(receipt.id)).toEqual(['call_requested_desk', 'request_changed_desk'])
  })

  it('is found by the reference alone, and no other with them', async () => {
    const { reference } = (await backend.post(video, asked)).body as Receipt
    const records = personRequests(backend.whole.requests.kinds)
    expect(await records.addressOf(backend.database, reference)).toBeNull()
    expect(await records.find(backend.database, { email: null, reference })).toHaveLength(1)
  })
})

async function lettersOf(requestId: string): Promise<string[]> {
  const { rows } = await backend.database.execute<{ letter: string }>(
    sql`select data ->> 'letter' as letter from pgboss.job join request_mail on request_mail.id::text = data ->> 'subject_id'
        where request_id = ${requestId} order by letter`,
  )
  return rows.map(({ letter }) => letter)
}

describe('a patient who chose somebody close to be called', () => {
  const relative = { first_name: 'Dominique', phone: '06 39 98 12 99', relation: 'sa fille' }
  const given = referralRequest({ patient: { first_name: ' Camille ', birth_date: '1950-02-17' }, relative })

  it('is kept beside the one who is called, and needs no number', async () => {
    const { status, body } = await backend.post(refer, given)
    const receipt = body as Receipt
    expect([status, receipt.call.name, receipt.call.phone]).toEqual([201, 'Dominique', '+33639981299'])
    const [row] = await backend.database.select().from(referral).where(eq(referral.id, receipt.id))
    expect(row).toMatchObject({ patient: { first_name: 'Camille' }, relation: 'sa fille' })
  })

  it('is named to the desk, with how the other is related', async () => {
    const { body } = await backend.post(refer, given)
    const details = await referralKind.open(backend.database, (body as Receipt).id)
    expect(details?.desk('fr').facts).toMatchObject([
      { term: 'Nous appelons un proche du patient', value: [{ text: 'Camille' }] },
      { term: 'Lien avec le patient', value: [{ text: 'sa fille' }] },
      { value: '10003456786' },
    ])
    expect(details?.sent('fr')).toContainEqual({ id: 'patient.first_name', question: 'Patient', answer: 'Camille' })
  })

  it.each([
    ['the number', { relative: { ...relative, phone: '12' } }, { 'relative.phone': 'invalid_phone' }],
    ['the name', { relative: { ...relative, first_name: ' ' } }, { 'relative.first_name': 'required' }],
    [
      'the number of the patient',
      { relative, patient: { ...given.patient, phone: '12' } },
      { 'patient.phone': 'invalid_phone' },
    ],
    ['the number of nobody', { patient: given.patient }, { 'patient.phone': 'required' }],
  ])('is refused where it is wrong: %s', async (_, changes, codes) => {
    const { status, body } = await backend.post(refer, referralRequest(changes))
    expect(status).toBe(400)
    expect(body).toMatchObject(Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, [{ code }]])))
  })
})

const doctor = referralRequest().doctor
const patient = referralRequest().patient

describe('what cannot be taken is refused where it is wrong, and nothing is stored', () => {
  it.each([
    ['a home visit without a place', atHome, consultationRequest(), { postal_code: 'required' }],
    [
      'a kind there is not',
      video.replace('video', 'fax'),
      consultationRequest(),
      { consultation_type: 'unknown_option' },
    ],
    [
      'a postal code that is none',
      video,
      consultationRequest({ postal_code: '99999' }),
      { postal_code: 'bad_postal_code' },
    ],
    ['a text one over the limit', video, consultationRequest({ reason: 'a'.repeat(2001) }), { reason: 'too_long' }],
    ['a bell in the text', video, consultationRequest({ reason: 'a\u0007' }), { reason: 'control_character' }],
    ['no number to call', video, { ...consultationRequest(), phone: undefined }, { phone: 'required' }],
    ['an attachment', video, { ...consultationRequest(), attachment: 'JVBERi0=' }, { attachment: 'unknown_field' }],
    ['no consent', secondary, { ...secondaryRequest(), consent: false }, { consent: 'consent_required' }],
    ['nothing that is looked for', secondary, { ...secondaryRequest(), seeks: [] }, { seeks: 'required' }],
    [
      'an address in a header',
      secondary,
      secondaryRequest({ email: 'a@b.test\r\nBcc: c@d.test' }),
      { email: 'control_character' },
    ],
    [
      'a wrong check digit',
      refer,
      referralRequest({ doctor: { ...doctor, rpps: '10003456787' } }),
      { 'doctor.rpps': 'invalid' },
    ],
    [
      'a birth to come',
      refer,
      referralRequest({ patient: { ...patient, birth_date: '2030-01-01' } }),
      { 'patient.birth_date': 'too_late' },
    ],
    [
      'a birth last week',
      refer,
      referralRequest({ patient: { ...patient, birth_date: '2027-02-26' } }),
      { 'patient.birth_date': 'too_late' },
    ],
    [
      'a birth 121 years ago',
      refer,
      referralRequest({ patient: { ...patient, birth_date: '1906-03-05' } }),
      { 'patient.birth_date': 'too_early' },
    ],
    [
      '31 February',
      refer,
      referralRequest({ patient: { ...patient, birth_date: '1950-02-31' } }),
      { 'patient.birth_date': 'invalid' },
    ],
    [
      'a year of two digits',
      refer,
      referralRequest({ patient: { ...patient, birth_date: '50-02-17' } }),
      { 'patient.birth_date': 'invalid' },
    ],
    [
      'no number of the patient',
      refer,
      referralRequest({ patient: { ...patient, phone: '12' } }),
      { 'patient.phone': 'invalid_phone' },
    ],
    [
      'a doctor without a name',
      refer,
      referralRequest({ doctor: { ...doctor, first_name: ' ' } }),
      { 'doctor.first_name': 'required' },
    ],
    [
      'a patient who did not agree',
      refer,
      { ...referralRequest(), patient_agreed: false },
      { patient_agreed: 'consent_required' },
    ],
    ['a blank reason', refer, referralRequest({ reason: ' ' }), { reason: 'required' }],
  ])('%s', async (_, url, request, problems) => {
    const before = await stored()
    const { status, body } = await backend.post(url, request)
    expect([status, codesOf(body)]).toEqual([400, problems])
    expect(await stored()).toBe(before)
  })
})
