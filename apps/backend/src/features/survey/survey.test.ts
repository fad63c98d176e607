import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../../../testing/requests.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { consent } from '../../consents/consent.table.ts'
import { surveyAnswers } from './survey-answers.table.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const send = (changes: object = {}, id = 'satisfaction', headers = {}) =>
  backend.post(
    `/api/survey/${id}/`,
    { locale: 'fr', questionnaire_version: '1', answers: { easy: 'very', comment: null }, ...changes },
    headers,
  )

describe('answers to a published survey', () => {
  it('are stored anonymously', async () => {
    const { status } = await send()
    expect(status).toBe(201)
    const [row] = await backend.database.select().from(surveyAnswers)
    expect(row).toMatchObject({ questionnaireId: 'satisfaction', questionnaireVersion: '1', answers: { easy: 'very' } })
    expect(Object.keys(row ?? {})).toEqual([
      'id',
      'questionnaireId',
      'questionnaireVersion',
      'locale',
      'answers',
      'createdAt',
    ])
  })

  it('are stored once if they are repeated with their key', async () => {
    const key = { 'idempotency-key': 'an-opinion-sent-twice' }
    const before = await backend.database.$count(surveyAnswers)
    const [first, again] = [await send({}, 'satisfaction', key), await send({}, 'satisfaction', key)]
    expect(again.body).toEqual(first.body)
    expect(await backend.database.$count(surveyAnswers)).toBe(before + 1)
  })

  it('need an explicit consent if they are about health', async () => {
    const health = { questionnaire_version: '2', answers: { respondent: 'self', country: 'FR', age: 72 } }
    expect(await send(health, 'trial-finder')).toMatchObject({
      status: 400,
      body: { consent: [{ code: 'consent_required' }] },
    })
    const agreed = { ...health, consent: true, consent_text_version: '2026-11' }
    expect((await send(agreed, 'trial-finder')).status).toBe(201)
    expect(await backend.database.select().from(consent)).toMatchObject([{ purpose: 'survey' }])
  })

  it.each([
    [{ answers: { ghost: 'yes' } }, { 'answers.ghost': [{ code: 'unknown_field' }] }],
    [{ answers: { easy: 'enormously' } }, { 'answers.easy': [{ code: 'unknown_option' }] }],
    [{ questionnaire_version: '0' }, { questionnaire_version: [{ code: 'questionnaire_outdated' }] }],
    [{ answers: { comment: 'x'.repeat(501) } }, { 'answers.comment': [{ code: 'too_long' }] }],
  ])('are refused with %j, and nothing is stored', async (changes, problem) => {
    const before = await storedRows(backend.database)
    expect(await send(changes)).toMatchObject({ status: 400, body: problem })
    expect(await storedRows(backend.database)).toEqual(before)
  })

  it('are answered with 404 for an unknown survey', async () => {
    expect((await send({}, 'ghost')).status).toBe(404)
  })
})
