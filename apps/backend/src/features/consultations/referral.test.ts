import type { Receipt } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referralRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { letterAsText } from '../../mail/letter.ts'
import { callRequestedDesk } from '../../requests/letters/desk-letters.ts'
import { requestDetails } from '../../requests/request-details.ts'
import { requestTable } from '../../requests/request.table.ts'

const refer = '/api/consultations/general_practitionner'
const consents = { agreed: true, text_version: '2026-11' } as const
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const purposesOf = async (id: string) =>
  (await backend.database.select().from(consent).where(eq(consent.subjectId, id))).map(({ purpose }) => purpose)

describe('a referred patient', () => {
  it('is called, in any part of the day unless the doctor chooses a time', async () => {
    const { status, body } = await backend.post(refer, referralRequest())
    const receipt = body as Receipt
    expect([status, receipt.call, receipt.callback]).toEqual([
      201,
      { name: 'Camille Exemple', phone: '+33639981235', from_phone: '+33199001234' },
      { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' },
    ])
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, receipt.id))
    expect(row).toMatchObject({
      answers: { rpps: '10003456786', birth_date: '1950-02-17', patient_phone: '+33639981235' },
    })
    expect((await purposesOf(receipt.id)).toSorted()).toEqual(['call_back', 'keep_answers', 'refer_patient'])
  })
})

describe('a patient with a relative to call instead', () => {
  const relative = { first_name: 'Dominique', phone: '06 39 98 12 99' }
  const given = {
    callee: 'relative',
    relation_to_patient: 'sa fille',
    helper: relative,
    patient_phone: undefined,
  } as const
  const send = (changes: object = {}) => backend.post(refer, referralRequest({ ...given, ...changes }))

  it('is stored in addition to the person called, and needs no number', async () => {
    const { status, body } = await send({ patient_first_name: ' Camille ' })
    const receipt = body as Receipt
    expect([status, receipt.call.name, receipt.call.phone]).toEqual([201, 'Dominique', '+33639981299'])
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, receipt.id))
    expect(row?.answers).toMatchObject({ patient_first_name: 'Camille', relation_to_patient: 'sa fille' })
  })

  it('is named to the desk, with the relation of the relative', async () => {
    const { body } = await send()
    const [row] = await backend.database
      .select()
      .from(requestTable)
      .where(eq(requestTable.id, (body as Receipt).id))
    expect(row && requestDetails(row).desk('fr').facts).toMatchObject([
      { term: 'À voir', value: 'Cela peut attendre quelques mois' },
      { term: 'Patient', value: [{ text: 'Camille Exemple' }] },
      { term: 'Lien avec le patient', value: [{ text: 'sa fille' }] },
      { value: [{ text: '10003456786' }] },
    ])
  })

  it.each([
    ['the number', { helper: { ...relative, phone: '12' } }, { 'call.helper.phone': 'invalid_phone' }],
    ['the name', { helper: { ...relative, first_name: ' ' } }, { 'call.helper.first_name': 'required' }],
    ['the number of the patient', { patient_phone: '12' }, { 'answers.patient_phone': 'invalid_phone' }],
    ['no person to call', { helper: undefined }, { 'call.helper': 'required' }],
    ['no telephone number', { callee: 'patient', helper: undefined }, { 'answers.patient_phone': 'required' }],
  ])('is rejected if the request has an error: %s', async (_, changes, codes) => {
    const { status, body } = await send(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject(Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, [{ code }]])))
  })
})

describe('a patient who has to be seen soon', () => {
  it('is urgent for the desk, with the reason', async () => {
    const { body } = await backend.post(refer, referralRequest({ urgency: 'soon' }))
    const { id } = body as Receipt
    const [found] = await backend.database.select().from(deskCase).where(eq(deskCase.subjectId, id))
    expect(found?.isUrgent).toBe(true)
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    const letter = row && callRequestedDesk(row, requestDetails(row), backend.whole.clinic)
    expect(letter && letterAsText(letter)).toContain('Le médecin demande que ce patient soit vu')
  })
})

describe('the day on which a patient agreed', () => {
  it('is stored with the consent, and stays when the answers are deleted', async () => {
    const { body } = await backend.post(refer, referralRequest())
    const { id, private_link_id: key } = body as Receipt
    const { status } = await backend.call('PATCH', `/api/requests/${key}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, withdraw: ['keep_answers'] }),
    })
    expect(status).toBe(200)
    const given = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    expect(given.map(({ purpose, agreedOn }) => [purpose, agreedOn])).toContainEqual(['refer_patient', '2027-03-01'])
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect(row?.answers).not.toHaveProperty('words')
    expect(row?.answers).toMatchObject({ birth_date: '1950-02-17', urgency: 'later' })
  })
})

describe('invalid requests are rejected at their fields, and nothing is stored', () => {
  it.each<[string, object, Record<string, string>]>([
    ['a wrong check digit', referralRequest({ rpps: '10003456787' }), { 'answers.rpps': 'invalid' }],
    ['a birth date in the future', referralRequest({ birth_date: '2030-01-01' }), { 'answers.birth_date': 'too_late' }],
    ['a birth date last week', referralRequest({ birth_date: '2027-02-26' }), { 'answers.birth_date': 'too_late' }],
    [
      'a birth date 121 years ago',
      referralRequest({ birth_date: '1906-03-05' }),
      { 'answers.birth_date': 'too_early' },
    ],
    ['31 February', referralRequest({ birth_date: '1950-02-31' }), { 'answers.birth_date': 'invalid' }],
    ['a year of two digits', referralRequest({ birth_date: '50-02-17' }), { 'answers.birth_date': 'invalid' }],
    [
      'no number of the patient',
      referralRequest({ patient_phone: '12' }),
      { 'answers.patient_phone': 'invalid_phone' },
    ],
    ['a doctor without a name', referralRequest({ first_name: ' ' }), { 'call.first_name': 'required' }],
    ['a doctor without an address', referralRequest({ email: undefined }), { 'call.email': 'required' }],
    ['a patient who did not agree', { ...referralRequest(), consents }, { 'consents.third_person_on': 'required' }],
    [
      'a patient who agreed two years ago',
      referralRequest({ consents: { ...consents, third_person_on: '2025-03-01' } }),
      { 'consents.third_person_on': 'too_early' },
    ],
    ['an emergency', referralRequest({ urgency: 'today' } as object), { 'answers.urgency': 'unknown_option' }],
    ['no motive', referralRequest({ motives: [] }), { 'answers.motives': 'required' }],
  ])('%s', async (_, request, problems) => {
    const before = await backend.database.$count(requestTable)
    const { status, body } = await backend.post(refer, request)
    const codes = Object.entries(body as object).map(([field, errors]) => [field, errors[0].code])
    expect([status, Object.fromEntries(codes)]).toEqual([400, problems])
    expect(await backend.database.$count(requestTable)).toBe(before)
  })
})
