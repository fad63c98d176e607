import type { OrientationForm, Recommendation, UserType } from '@clairmemoire/api-client/schema'
import { calmAnswers } from '@clairmemoire/forms/testing/calm-answers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { friday } from '../../../testing/requests.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { consent } from '../../consents/consent.table.ts'
import { hashOfCapability } from '../../platform/capability.ts'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.ts'
import { orientationResult } from './orientation.table.ts'

const urlFor = (userType: UserType) => `/api/forms/orientation?user_type=${userType}`
const url = urlFor('patient')
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const send = async (changes: Parameters<typeof orientationRequest>[0] = {}, headers?: Record<string, string>) => {
  const answer = await backend.post(url, orientationRequest(changes), headers)
  return { ...answer, recommendation: answer.body as Recommendation }
}
const rowOf = async ({ id }: Recommendation) => {
  const [row] = await backend.database
    .select()
    .from(orientationResult)
    .where(eq(orientationResult.capabilityHash, hashOfCapability(id)))
  return row
}

describe('answers to the memory test', () => {
  it('get a recommendation with an unguessable id', async () => {
    const { status, recommendation, headers } = await send()
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(recommendation).toMatchObject({
      id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      user_type: 'patient',
      instrument: { id: 'memory-test', version: '3' },
      answered_on: '2027-03-05',
      expires_on: '2028-03-04',
      score: { points: 0, max_points: 80, band: 'nothing_urgent', at_least: false, title: 'Rien ne presse' },
      chosen_goals: [],
      contact: { email: false, phone: false },
    })
  })

  it('are stored by option id, with consent and audit entry, and without the id of the result', async () => {
    const { recommendation } = await send({
      answers: { ...calmAnswersAsSent(), talks: 'sometimes', talks_changed: 'yes' },
    })
    const row = await rowOf(recommendation)
    expect(row).toMatchObject({ userType: 'patient', locale: 'fr', instrumentVersion: '3', form: 'whole', email: null })
    expect(row?.answers).toMatchObject({ talks: 'sometimes' })
    expect(row?.answers).not.toHaveProperty('talks_changed')
    expect(JSON.stringify(row)).not.toContain(recommendation.id)
    const subject = String(row?.id)
    const consents = await backend.database.select().from(consent).where(eq(consent.subjectId, subject))
    expect(consents).toMatchObject([{ purpose: 'memory_test', textVersion: '2026-11', locale: 'fr' }])
    const trail = await backend.database.select().from(auditEntry).where(eq(auditEntry.subjectId, subject))
    expect(trail).toMatchObject([{ action: 'memory_test', reference: row?.reference }])
  })

  it('have one result if they are repeated with their key, and its current state is returned', async () => {
    const key = { 'idempotency-key': '7f6d1c57-6a0e-4c3f-9a84-0b1f6f2f4e11' }
    const before = await backend.database.$count(orientationResult)
    const [first, again] = [await send({}, key), await send({}, key)]
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(await backend.database.$count(orientationResult)).toBe(before + 1)
    expect((await send({ answers: { ...calmAnswersAsSent(), worry: 'very' } }, key)).status).toBe(409)
    const elsewhere = await backend.post(urlFor('relative'), orientationRequest(), key)
    expect(elsewhere.status).toBe(409)
  })

  it('have one result if concurrent requests have the same key', async () => {
    const key = { 'idempotency-key': 'the-same-key-at-once' }
    const answers = await Promise.all([send({}, key), send({}, key), send({}, key)])
    expect(new Set(answers.map(({ recommendation }) => recommendation.id)).size).toBe(1)
  })

  it('are not stored with the idempotency key', async () => {
    const key = { 'idempotency-key': 'a-key-that-tells-nothing' }
    await send({ answers: { ...calmAnswersAsSent(), comment: 'canari' } }, key)
    const [row] = await backend.database
      .select()
      .from(idempotencyKey)
      .where(eq(idempotencyKey.key, key['idempotency-key']))
    expect(Object.keys(Object(row?.response))).toEqual(['id'])
  })

  it('have the same result in both languages', async () => {
    const answers = { ...calmAnswersAsSent(), talks: 'very_often', talks_changed: 'yes', mood: 'often' }
    const [french, english] = [await send({ answers }), await send({ answers, locale: 'en' })]
    const meaning = ({ score, areas, causes, advice, asked, declined }: Recommendation) => ({
      score: [score?.points, score?.band, score?.at_least, asked, declined],
      ids: [causes, advice, areas ?? []].map((part) => part.map(({ id }) => id)),
      levels: areas?.map(({ level }) => level),
    })
    expect(meaning(french.recommendation)).toEqual(meaning(english.recommendation))
    expect(french.recommendation.score?.title).not.toBe(english.recommendation.score?.title)
  })

  it('are about a patient if a professional sends them', async () => {
    const { status, body } = await backend.post(urlFor('professional'), orientationRequest())
    expect([status, body]).toMatchObject([201, { user_type: 'professional', instrument: { id: 'memory-test' } }])
  })
})

describe('answers to the short form', () => {
  const short = { talks: 'often', onset: 'slow', worry: 'a_little' } as const

  it('belong to questions that are marked, and take less time', async () => {
    const { body } = await backend.call('GET', urlFor('patient'))
    const { questions, minutes, short_minutes: shortMinutes } = body as OrientationForm
    expect([minutes, shortMinutes]).toEqual([15, 5])
    expect(questions.filter((question) => question.short).length).toBeLessThan(questions.length / 2)
  })

  it('are limited to its questions, and the result names the omitted parts', async () => {
    const { status, recommendation } = await send({ form: 'short', answers: short })
    expect([status, recommendation.asked]).toEqual([201, 12])
    expect(recommendation.rest).toMatchObject({ minutes: 10, not_asked: expect.arrayContaining(['le sommeil']) })
    expect((await rowOf(recommendation))?.form).toBe('short')
    const refused = await send({ form: 'short', answers: { ...short, names: 'often' } })
    expect(refused.body).toMatchObject({ 'answers.names': [{ code: 'unknown_field' }] })
  })

  it('can be completed by the whole test, which keeps id, reference and contact details of the result', async () => {
    const { id } = (await send({ form: 'short', answers: short })).recommendation
    const path = `/api/forms/orientation/recommendation/${id}`
    await backend.call('PATCH', path, { payload: { goals: ['walk'] } })
    const before = await rowOf({ id } as Recommendation)
    const key = { 'idempotency-key': 'the-rest-of-the-test-once' }
    const rest = { form: 'whole', continues: id, answers: { ...calmAnswersAsSent(), worry: 'very' } } as const
    const [first, again] = [await send(rest, key), await send(rest, key)]
    expect(again.body).toEqual(first.body)
    const { recommendation } = first
    expect(recommendation).toMatchObject({ id, chosen_goals: ['walk'], score: { band: 'talk_to_doctor' } })
    expect(recommendation).not.toHaveProperty('rest')
    const after = await rowOf(recommendation)
    expect(after).toMatchObject({ id: before?.id, reference: before?.reference, form: 'whole' })
    const trail = await backend.database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, String(after?.id)))
    expect(trail.map(({ action }) => action)).toEqual(['memory_test', 'memory_test_updated', 'memory_test_updated'])
  })

  it.each([
    ['does not exist', async () => 'A'.repeat(22)],
    ['is of the whole test', async () => (await send()).recommendation.id],
    [
      'is of another kind of user',
      async () => {
        const given = orientationRequest({ form: 'short', answers: short })
        return ((await backend.post(urlFor('relative'), given)).body as Recommendation).id
      },
    ],
  ])('do not change if the earlier result %s: the whole test creates a new result', async (_, earlier) => {
    const continues = await earlier()
    const before = await rowOf({ id: continues } as Recommendation)
    const { status, recommendation } = await send({ continues, answers: { ...calmAnswersAsSent(), worry: 'very' } })
    expect(status).toBe(201)
    expect(recommendation.id).not.toBe(continues)
    expect(await rowOf({ id: continues } as Recommendation)).toEqual(before)
  })
})

describe('invalid answers', () => {
  const long = 'x'.repeat(501)
  it.each([
    ['for an unknown question', { answers: { ghost: 'yes' } }, { 'answers.ghost': 'unknown_field' }],
    ['with an unknown option', { answers: { talks: 'always' } }, { 'answers.talks': 'unknown_option' }],
    ['with a list for a single choice', { answers: { talks: ['often'] } }, { 'answers.talks': 'invalid' }],
    ['if they contradict themselves', { answers: { senses: ['none', 'sight'] } }, { 'answers.senses': 'invalid' }],
    ['for another version', { questionnaire_version: '0' }, { questionnaire_version: 'questionnaire_outdated' }],
    ['with one character too many', { answers: { comment: long } }, { 'answers.comment': 'too_long' }],
    ['with a control character', { answers: { comment: 'a\u0000b' } }, { 'answers.comment': 'control_character' }],
    [
      'with a day in the future',
      { answers: { onset: 'sudden_before', onset_day: '2027-03-07' } },
      { 'answers.onset_day': 'too_late' },
    ],
    [
      'with a day too long ago',
      { answers: { onset: 'sudden_before', onset_day: '1899-03-07' } },
      { 'answers.onset_day': 'too_early' },
    ],
    [
      'with an invalid day',
      { answers: { onset: 'sudden_before', onset_day: '2027-02-30' } },
      { 'answers.onset_day': 'bad_date' },
    ],
    ['without consent', { consent: false as never }, { consent: 'consent_required' }],
    [
      'from a patient with the link of a relative',
      { relative_link: 'x'.repeat(22) },
      { relative_link: 'link_unavailable' },
    ],
  ])('are refused %s, with codes of the contract, and nothing is stored', async (_name, changes, codes) => {
    const before = await storedRows(backend.database)
    const { status, body } = await send(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject(Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, [{ code }]])))
    expect(await storedRows(backend.database)).toEqual(before)
  })

  it('are too large if they have 2 MB', async () => {
    const before = await storedRows(backend.database)
    const { status } = await send({ answers: { comment: 'x'.repeat(2_000_000) } })
    expect(status).toBe(413)
    expect(await storedRows(backend.database)).toEqual(before)
  })

  it('do not include a text of 500 characters in several lines', async () => {
    expect((await send({ answers: { comment: `${'é'.repeat(249)}\n${'🙂'.repeat(250)}` } })).status).toBe(201)
  })

  it('are not logged', () => {
    expect(backend.logged()).toBe('')
  })
})

function calmAnswersAsSent() {
  return orientationRequest().answers
}

it('every question can be declined', async () => {
  const declined = Object.fromEntries(Object.keys(calmAnswers).map((id) => [id, null]))
  const { status, recommendation } = await send({ answers: declined })
  expect(status).toBe(201)
  expect(recommendation.score).toMatchObject({ points: 0, band: 'not_enough' })
  expect(recommendation.declined).toBe(recommendation.asked)
})
