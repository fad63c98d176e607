import type { DeskRecord, PhoneAnswersRequest } from '@clairmemoire/api-client/schema'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, storeCall, openedDesk, privatePage } from '../../../testing/desk-at-work.ts'
import { consent } from '../../consents/consent.table.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { personRecords } from '../../server/kinds.ts'

let opened: Awaited<ReturnType<typeof openedDesk>>

/** The time is Friday, ten o'clock in Paris. */
beforeEach(async () => {
  opened = await openedDesk()
})
afterEach(() => opened[Symbol.asyncDispose]())

const agreed = { consent: true, consent_text_version: 'phone-answers-2027-01' } as const

async function answer(reference: string, request: Partial<PhoneAnswersRequest>, by = opened.desk) {
  const body = { questionnaire_version: '2', answers: {}, ...request }
  const { status, body: answered } = await by.send('PUT', `requests/${reference}/answers/`, body)
  return { status, body: answered, study: status === 200 ? (answered as DeskRecord).study : undefined }
}

const states = (criteria: readonly { id: string; state: string }[] = []) =>
  Object.fromEntries(criteria.map(({ id, state }) => [id, state]))

describe('an answer given on the telephone', () => {
  it('decides open criteria, and does not change the assessment at the time of the request', async () => {
    const { reference } = await requestCall(opened.backend, { trial_code: 'PREDICTOM', answers: sent })
    const { study } = await opened.desk.open(reference)
    expect(study?.by_phone?.questionnaire.questions.map(({ id }) => id)).toEqual(['memory_state'])
    const { study: now } = await answer(reference, { answers: { memory_state: 'worried' } })
    expect(states(now?.criteria)).toMatchObject({ age: 'met', population: 'cannot_tell' })
    expect(states(now?.criteria_now)).toMatchObject({ age: 'met', population: 'met' })
  })

  it('can be corrected without changing other answers', async () => {
    const { reference } = await storeCall(opened.backend)
    await answer(reference, { answers: { age: 45, memory_state: 'worried' }, ...agreed })
    const { study } = await answer(reference, { answers: { age: 54 } })
    expect(study?.by_phone?.answers).toEqual({ age: 54, memory_state: 'worried' })
  })

  it('may be declined, so that the study site checks the criterion', async () => {
    const { reference } = await requestCall(opened.backend, { answers: sent })
    const { study } = await answer(reference, { answers: { memory_state: null } })
    expect(study?.by_phone?.answers).toEqual({ memory_state: null })
    expect(states(study?.criteria_now)).toMatchObject({ population: 'declined' })
  })

  it('is shown to the person as said on the telephone', async () => {
    const { reference, private_link_id: key } = await requestCall(opened.backend, { answers: sent })
    await answer(reference, { answers: { memory_state: 'worried' } })
    const phoneAnswers = (await privatePage(opened.backend, key)).sent.filter(
      ({ section }) => section === 'Dit au téléphone',
    )
    expect(phoneAnswers).toMatchObject([{ id: 'memory_state', answer: 'Des inquiétudes, sans diagnostic' }])
  })

  it('is exported with the staff member who recorded it, and erased with the request', async () => {
    const { database } = opened.backend
    const row = await storeCall(opened.backend)
    await answer(row.reference, { answers: { age: 54 }, ...agreed })
    const person = { email: null, reference: row.reference }
    const [requests] = personRecords.filter(({ name }) => name === 'requests')
    const phoneAnswers = { answers: { age: 54 }, by: expect.any(String), at: expect.any(String) }
    expect(await requests?.find(database, person)).toMatchObject([{ phoneAnswers }])
    await inTransaction(database, async (tx) => requests?.erase(tx, person, row.createdAt))
    expect([await requests?.find(database, person), await database.$count(consent)]).toEqual([[], 0])
  })
})

describe('the consent to store phone answers', () => {
  it('is required if the request has no stored one', async () => {
    const { reference } = await storeCall(opened.backend)
    const { status, body } = await answer(reference, { answers: { age: 54 } })
    expect([status, body]).toMatchObject([400, { consent: [{ code: 'required' }] }])
    expect((await opened.desk.open(reference)).study?.by_phone?.answers).toEqual({})
  })

  it('is recorded as given on the telephone, with its text', async () => {
    const { reference } = await storeCall(opened.backend)
    await answer(reference, { answers: { age: 54 }, ...agreed })
    const { consents, shares_answers: isShared } = await opened.desk.open(reference)
    const { consent_text_version: sentence } = agreed
    expect([isShared, consents]).toMatchObject([
      true,
      [{ purpose: 'keep_answers', by_phone: true, text_version: sentence }],
    ])
  })

  it('needs the version of the text that was read out', async () => {
    const { reference } = await storeCall(opened.backend)
    const { body } = await answer(reference, { answers: { age: 54 }, consent: true })
    expect(body).toMatchObject({ consent_text_version: [{ code: 'required' }] })
  })

  it('deletes the answers when it is withdrawn', async () => {
    const { backend, desk } = opened
    const { reference, private_link_id: key } = await requestCall(backend, { answers: sent })
    await answer(reference, { answers: { memory_state: 'worried' } })
    await backend.call('PATCH', `/api/requests/${key}`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 1, withdraw: ['keep_answers'] }),
    })
    const { study, shares_answers: isShared } = await desk.open(reference)
    expect([isShared, study?.by_phone?.answers]).toEqual([false, {}])
    expect(states(study?.criteria_now)).toMatchObject({ age: 'cannot_tell', population: 'cannot_tell' })
  })
})

describe('answers on the telephone', () => {
  it.each([
    ['for questions that the person has answered', { answers: { age: 54 } }, 'answers.age', 'unknown_field'],
    ['for questions that this study does not ask', { answers: { mri: 'yes' } }, 'answers.mri', 'unknown_field'],
    ['with an unknown option', { answers: { memory_state: 'fine' } }, 'answers.memory_state', 'unknown_option'],
    [
      'for an outdated version of the questions',
      { questionnaire_version: '1' },
      'questionnaire_version',
      'questionnaire_outdated',
    ],
  ])('are rejected %s', async (_, request, field, code) => {
    const { reference } = await requestCall(opened.backend, { answers: sent })
    const { status, body } = await answer(reference, request)
    expect([status, body]).toMatchObject([400, { [field]: [{ code }] }])
  })

  it('are rejected while a colleague is calling', async () => {
    const { reference } = await requestCall(opened.backend, { answers: sent })
    await opened.colleague.claim(reference)
    const { body } = await answer(reference, { answers: { memory_state: 'worried' } })
    expect(body).toMatchObject({ claim: [{ code: 'claimed' }] })
  })
})

/** Answers that leave the state of the memory open. */
const sent = { respondent: 'self', country: 'FR', age: 72, memory_state: 'unknown' } as const
