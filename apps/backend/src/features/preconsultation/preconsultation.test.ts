import type { PreconsultationForm, PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preconsultationRequest } from '../../../testing/care-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { requestTable } from '../../requests/request.table.ts'

const url = '/api/forms/preconsultation/submit'
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const read = async (id: string) => (await backend.call('GET', `/api/requests/${id}`)).body as PrivateRequest

it('the pre-consultation form is served with its sections, for the person and for a relative', async () => {
  const { body } = await backend.call('GET', '/api/forms/preconsultation?user_type=relative&locale=fr')
  const form = body as PreconsultationForm
  expect([form.user_type, form.sections.length, form.sections[0]?.id]).toEqual(['relative', 8, 'reasons'])
})

describe('a pre-consultation', () => {
  it('is stored with its consents, and can be read again with its sections', async () => {
    const answers = { reasons: ['own_worry'], medicines: 'De l’aspirine', mood: null, pace: 'slowly' }
    const { status, body } = await backend.post(url, preconsultationRequest({ answers }))
    const { id, private_link_id: key, kind } = body as Receipt
    expect([status, kind]).toEqual([201, 'preconsultation'])
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect([row?.formVersion, row?.answers]).toEqual([
      '2',
      { respondent: 'self', birth_date: '1950-02-17', reasons: ['own_worry'], medicines: 'De l’aspirine', mood: null },
    ])
    const purposes = await backend.database.select().from(consent).where(eq(consent.subjectId, id))
    expect(purposes.map(({ purpose }) => purpose).toSorted()).toEqual(['call_back', 'keep_answers'])
    expect((await read(key)).sent.slice(1)).toEqual([
      { id: 'birth_date', question: 'Quelle est votre date de naissance\u202f?', answer: '17\u00a0février 1950' },
      expect.objectContaining({ id: 'reasons', section: 'Ce qui vous amène', answer: 'Ma mémoire m’inquiète' }),
      expect.objectContaining({ id: 'medicines', section: 'Vos médicaments', answer: 'De l’aspirine' }),
      expect.objectContaining({ id: 'mood', answer: null }),
    ])
  })

  it('is shown with the questions of its version of the form', async () => {
    const { body } = await backend.post(url, preconsultationRequest({ answers: { comes_with: 'someone' } }))
    const { id, private_link_id: key } = body as Receipt
    const answers = { respondent: 'self', birth_date: '1950-02-17', comes_with: 'someone', companion_relation: 'child' }
    const requestWith = async (formVersion: string) => {
      await backend.database.update(requestTable).set({ formVersion, answers }).where(eq(requestTable.id, id))
      return (await read(key)).sent.map((answer) => answer.id).slice(2)
    }
    expect(await requestWith('2')).toEqual(['comes_with', 'companion_relation'])
    expect(await requestWith('1')).toEqual(['comes_with'])
  })

  it('names the person if a relative sends it, and has the wording for a relative', async () => {
    const request = preconsultationRequest({
      respondent: 'someone_else',
      patient_first_name: 'Camille',
      answers: { medicines: 'De l’aspirine' },
    })
    const { status, body } = await backend.post(url, request)
    const { private_link_id: key } = body as Receipt
    const { sent, consents } = await read(key)
    expect(status).toBe(201)
    expect(sent).toContainEqual(expect.objectContaining({ id: 'patient_first_name', answer: 'Camille' }))
    expect(sent.at(-1)?.section).toBe('Ses médicaments')
    expect(consents.map(({ purpose }) => purpose)).toContain('answer_for_someone')
  })

  it('is deleted when its consent is withdrawn, and the call stays', async () => {
    const { body } = await backend.post(url, preconsultationRequest({ answers: { medicines: 'De l’aspirine' } }))
    const { private_link_id: key, id } = body as Receipt
    await backend.call('PATCH', `/api/requests/${key}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, withdraw: ['keep_answers'] }),
    })
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, id))
    expect(row?.answers).toEqual({ respondent: 'self', birth_date: '1950-02-17' })
    expect((await read(key)).state.name).toBe('call_planned')
  })
})

describe('invalid requests are rejected at their fields, and nothing is stored', () => {
  it.each<[string, object, Record<string, string>]>([
    ['an old version', { form_version: '0' }, { form_version: 'questionnaire_outdated' }],
    ['an answer to an unknown question', { answers: { shoe_size: 42 } }, { 'answers.shoe_size': 'unknown_field' }],
    ['an unknown option', { answers: { mood: 'fine' } }, { 'answers.mood': 'unknown_option' }],
    [
      'a text that is one character too long',
      { answers: { medicines: 'a'.repeat(1501) } },
      { 'answers.medicines': 'too_long' },
    ],
    ['a birth date in the future', { birth_date: '2027-03-07' }, { 'answers.birth_date': 'too_late' }],
    ['a birth date less than 18 years ago', { birth_date: '2009-03-07' }, { 'answers.birth_date': 'too_late' }],
    ['a birth date 121 years ago', { birth_date: '1906-03-05' }, { 'answers.birth_date': 'too_early' }],
    ['a birth date too long ago', { birth_date: '1850-02-17' }, { 'answers.birth_date': 'too_early' }],
    ['31 February', { birth_date: '1950-02-31' }, { 'answers.birth_date': 'invalid' }],
    [
      'a relative without the name of the person',
      { respondent: 'someone_else' },
      { 'answers.patient_first_name': 'required' },
    ],
    [
      'a link as a name',
      { respondent: 'someone_else', patient_first_name: 'www.evil.example' },
      { 'answers.patient_first_name': 'invalid' },
    ],
    ['an attachment', { file: 'JVBERi0=' }, { 'answers.file': 'unknown_field' }],
  ])('%s', async (_, changes, problems) => {
    const before = await backend.database.$count(requestTable)
    const { status, body } = await backend.post(url, preconsultationRequest(changes))
    const codes = Object.entries(body as object).map(([field, errors]) => [field, errors[0].code])
    expect([status, Object.fromEntries(codes)]).toEqual([400, problems])
    expect(await backend.database.$count(requestTable)).toBe(before)
  })
})
