import type { PreconsultationForm, PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preconsultationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { sentRequest } from '../../requests/sent-request.table.ts'
import { preconsultation } from './preconsultation.table.ts'

const url = '/api/forms/preconsultation/submit'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const read = async (id: string) => (await backend.call('GET', `/api/requests/${id}`)).body as PrivateRequest
const companion = { first_name: ' Dominique ', relation: 'ma fille', phone: '06 39 98 12 34', agreed: true } as const

it('the form is served in its sections, to the person and to a relative', async () => {
  const { body } = await backend.call('GET', '/api/forms/preconsultation?user_type=relative&locale=fr')
  const form = body as PreconsultationForm
  expect([form.user_type, form.sections.length, form.sections[0]?.id]).toEqual(['relative', 8, 'reasons'])
})

describe('what was prepared', () => {
  it('is kept with its consents, and can be read again in its sections', async () => {
    const answers = { reasons: ['own_worry'], medicines: 'De l’aspirine', mood: null, pace: 'slowly' }
    const { status, body } = await backend.post(url, preconsultationRequest({ answers, companion }))
    const { id, private_link_id: key, kind } = body as Receipt
    expect([status, kind]).toEqual([201, 'preconsultation'])
    const [row] = await backend.database.select().from(preconsultation).where(eq(preconsultation.id, id))
    expect(row).toMatchObject({
      answers: { reasons: ['own_worry'], medicines: 'De l’aspirine', mood: null },
      birthDate: '1950-02-17',
      companion: { first_name: 'Dominique', relation: 'ma fille', phone: '+33639981234' },
    })
    const purposes = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    expect(purposes.map(({ purpose }) => purpose).toSorted()).toEqual(['call_back', 'keep_answers', 'name_companion'])
    expect((await read(key)).sent.slice(1)).toEqual([
      { id: 'birth_date', question: 'Date de naissance', answer: expect.stringContaining('1950') },
      { id: 'companion', question: 'Personne qui accompagne', answer: 'Dominique, ma fille, +33639981234' },
      expect.objectContaining({ id: 'reasons', section: 'Ce qui vous amène', answer: 'Ma mémoire m’inquiète' }),
      expect.objectContaining({ id: 'medicines', section: 'Vos médicaments', answer: 'De l’aspirine' }),
      expect.objectContaining({ id: 'mood', answer: null }),
    ])
  })

  it('under an earlier version of the questions is read by those', async () => {
    const { body } = await backend.post(url, preconsultationRequest({ answers: { comes_with: 'someone' } }))
    const { id, private_link_id: key } = body as Receipt
    const answers = { comes_with: 'someone', companion_relation: 'child' }
    const asked = async (questionnaireVersion: string) => {
      await backend.database
        .update(preconsultation)
        .set({ questionnaireVersion, answers })
        .where(eq(preconsultation.id, id))
      return (await read(key)).sent.map((answer) => answer.id).slice(2)
    }
    expect(await asked('2')).toEqual(['comes_with', 'companion_relation'])
    expect(await asked('1')).toEqual(['comes_with'])
  })

  it('by a relative names whom it is for, in the words of a relative', async () => {
    const request = preconsultationRequest({
      user_type: 'relative',
      patient: { first_name: 'Camille', last_name: 'Exemple' },
      answers: { medicines: 'De l’aspirine' },
    })
    const { status, body } = await backend.post(url, request)
    const { private_link_id: key } = body as Receipt
    const { sent, consents } = await read(key)
    expect(status).toBe(201)
    expect(sent).toContainEqual({ id: 'patient', question: 'Personne qui consulte', answer: 'Camille Exemple' })
    expect(sent.at(-1)?.section).toBe('Ses médicaments')
    expect(consents.map(({ purpose }) => purpose)).toContain('answer_for_someone')
  })

  it('is forgotten when its consent is withdrawn, and the call stays', async () => {
    const { body } = await backend.post(
      url,
      preconsultationRequest({ answers: { medicines: 'De l’aspirine' }, companion }),
    )
    const { private_link_id: key, id } = body as Receipt
    await backend.call('PATCH', `/api/requests/${key}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, withdraw: ['keep_answers'] }),
    })
    const [row] = await backend.database.select().from(preconsultation).where(eq(preconsultation.id, id))
    expect(row).toMatchObject({ answers: null, companion: null })
    expect((await read(key)).state.name).toBe('call_planned')
  })
})

describe('what cannot be taken is refused where it is wrong, and nothing is stored', () => {
  it.each<[string, object, Record<string, string>]>([
    ['an old version', { questionnaire_version: '0' }, { questionnaire_version: 'questionnaire_outdated' }],
    ['an answer to no question', { answers: { shoe_size: 42 } }, { 'answers.shoe_size': 'unknown_field' }],
    ['an option there is not', { answers: { mood: 'fine' } }, { 'answers.mood': 'unknown_option' }],
    ['a text one over the limit', { answers: { medicines: 'a'.repeat(1501) } }, { 'answers.medicines': 'too_long' }],
    ['a birth to come', { birth_date: '2027-03-07' }, { birth_date: 'too_late' }],
    ['a birth less than 18 years ago', { birth_date: '2009-03-07' }, { birth_date: 'too_late' }],
    ['a birth 121 years ago', { birth_date: '1906-03-05' }, { birth_date: 'too_early' }],
    ['a birth long ago', { birth_date: '1850-02-17' }, { birth_date: 'too_early' }],
    ['31 February', { birth_date: '1950-02-31' }, { birth_date: 'invalid' }],
    [
      'a companion who did not agree',
      { companion: { ...companion, agreed: false } },
      { 'companion.agreed': 'consent_required' },
    ],
    [
      'a companion without a name',
      { companion: { ...companion, first_name: ' ' } },
      { 'companion.first_name': 'required' },
    ],
    [
      'a companion with no number',
      { companion: { ...companion, phone: '12' } },
      { 'companion.phone': 'invalid_phone' },
    ],
    [
      'a companion at a premium number',
      { companion: { ...companion, phone: '0899 12 34 56' } },
      { 'companion.phone': 'phone_not_called' },
    ],
    ['a relative who does not say for whom', { user_type: 'relative' }, { 'patient.first_name': 'required' }],
    ['a patient beside the patient', { patient: { first_name: 'A' } }, { patient: 'invalid' }],
    ['an attachment', { file: 'JVBERi0=' }, { file: 'unknown_field' }],
  ])('%s', async (_, changes, problems) => {
    const before = await backend.database.$count(sentRequest)
    const { status, body } = await backend.post(url, { ...preconsultationRequest(), ...changes })
    const codes = Object.entries(body as object).map(([field, errors]) => [field, errors[0].code])
    expect([status, Object.fromEntries(codes)]).toEqual([400, problems])
    expect(await backend.database.$count(sentRequest)).toBe(before)
  })
})
