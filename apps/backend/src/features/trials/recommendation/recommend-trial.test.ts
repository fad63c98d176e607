import type { Answers, TrialRecommendation } from '@clairmemoire/api-client/schema'
import type { Residence } from '@clairmemoire/domain/country'
import { studiesIn } from '@clairmemoire/domain/studies'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { friday, recommendationRequest } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { consent } from '../../../consents/consent.table.ts'

const url = '/api/trials/trial-signup-recommendation'
const inOrder = {
  country: 'US',
  age: 68,
  memory_state: 'mci',
  study_partner: 'yes',
  mri: 'yes',
  conditions: ['none'],
  treatments: ['none'],
  zip_code: '02139',
}
let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

const recommend = async (locale: 'fr' | 'en', answers: Answers) => {
  const { status, body } = await backend.post(
    url,
    recommendationRequest({ locale, answers: { respondent: 'self', ...answers } }),
  )
  expect(status).toBe(200)
  return body as TrialRecommendation
}

const codesIn = (residence: Residence) =>
  studiesIn(residence, backend.whole.studies.current())
    .map(({ code }) => code)
    .toSorted()

describe('the recommendation', () => {
  it('includes every study in France, with distances in tens of kilometres', async () => {
    const answers = { country: 'FR', age: 72, memory_state: 'worried', postal_code: '62000' }
    const { trial_code, matched, outcome, studies } = await recommend('fr', answers)
    expect({ trial_code, matched, outcome }).toEqual({
      trial_code: 'PREDICTOM',
      matched: true,
      outcome: 'match',
    })
    expect(studies.map((study) => study.trial_code).toSorted()).toEqual(codesIn('FR'))
    expect(studies[0]).toMatchObject({
      trial_code: 'PREDICTOM',
      outcome: 'match',
      nearest_site: { country: 'FR', sample: true, distance: { unit: 'km' } },
    })
    expect((studies[0]?.nearest_site?.distance.value ?? 1) % 10).toBe(0)
  })

  it('includes every study in the United States, with distances in miles; 0 means nearby', async () => {
    const { trial_code, matched, outcome, studies } = await recommend('en', inOrder)
    expect({ trial_code, matched, outcome }).toEqual({ trial_code: 'MK2214', matched: true, outcome: 'match' })
    expect(studies.map((study) => study.trial_code).toSorted()).toEqual(codesIn('US'))
    const inBoston = studies.find((study) => study.trial_code === 'TRONTIER_1')
    expect(inBoston).toMatchObject({ nearest_site: { distance: { value: 0, unit: 'mi' } } })
  })

  it('is the same in both languages', async () => {
    expect(await recommend('fr', inOrder)).toEqual(await recommend('en', inOrder))
  })

  it('includes every study, but no site, for a person elsewhere', async () => {
    const { outcome, studies } = await recommend('fr', { country: 'elsewhere' })
    expect(outcome).toBe('no_match')
    expect(studies.map((study) => study.trial_code).toSorted()).toEqual(codesIn('elsewhere'))
    expect(new Set(studies.map(({ reason }) => reason))).toEqual(new Set(['no_site_in_country', 'paused']))
    expect(studies.filter((study) => 'nearest_site' in study)).toEqual([])
  })

  it('is neither a match nor a mismatch if all answers are unknown or declined', async () => {
    const answers = { country: 'US', age: null, memory_state: 'unknown', conditions: ['unknown'] }
    const { trial_code, outcome, studies } = await recommend('en', answers)
    expect(outcome).toBe('cannot_tell')
    expect(trial_code).not.toBe('_')
    const states = studies.flatMap((study) => study.criteria).map(({ kind, state }) => [kind, state])
    expect(states.filter(([, state]) => state === 'met' || state === 'not_met')).toEqual([])
    expect(states).toContainEqual(['age_between', 'declined'])
    expect(studies.map(({ reason }) => reason)).not.toContain('criteria')
    expect(studies[0]).not.toHaveProperty('nearest_site')
  })

  it('is "_" when no study may suit, with the reason for each', async () => {
    const { trial_code, matched, outcome, studies } = await recommend('fr', { country: 'FR', age: 30 })
    expect({ trial_code, matched, outcome }).toEqual({ trial_code: '_', matched: false, outcome: 'no_match' })
    expect(studies.find((study) => study.trial_code === 'PREDICTOM')).toMatchObject({
      outcome: 'no_match',
      reason: 'criteria',
      criteria: [{ id: 'age', state: 'not_met' }, {}, {}],
    })
    expect(studies.filter((study) => study.reason === undefined)).toEqual([])
  })

  it('accepts a person under 18, because the page has a text for minors', async () => {
    const { outcome } = await recommend('fr', { country: 'FR', age: 12 })
    expect(outcome).toBe('no_match')
  })

  it('stores the proof of consent and no answers', async () => {
    const before = await backend.database.$count(consent)
    await recommend('fr', { country: 'FR', age: 72, postal_code: '75011' })
    expect(await backend.database.$count(consent)).toBe(before + 1)
    const { rows } = await backend.database.execute(
      sql`select (select count(*) from request) + (select count(*) from contact) + (select count(*) from idempotency_key) + (select count(*) from audit_entry) as rows`,
    )
    expect(rows).toEqual([{ rows: '0' }])
  })
})

const american = { respondent: 'self', country: 'US' }

describe('invalid answers', () => {
  it.each([
    ['respondent and country are missing', {}, { 'answers.respondent': 'required', 'answers.country': 'required' }],
    ['the country is not in the list', { ...american, country: 'CA' }, { 'answers.country': 'unknown_option' }],
    ['the age is a text', { ...american, age: '72' }, { 'answers.age': 'not_a_number' }],
    ['the age is above 120', { ...american, age: 121 }, { 'answers.age': 'too_large' }],
    ['an option is unknown', { ...american, mri: 'maybe' }, { 'answers.mri': 'unknown_option' }],
    [
      'a postal code is foreign',
      { respondent: 'self', country: 'FR', postal_code: 'SW1A 1AA' },
      { 'answers.postal_code': 'bad_postal_code' },
    ],
    ['"none" is not alone', { ...american, conditions: ['none', 'stroke'] }, { 'answers.conditions': 'invalid' }],
    ['an answer is an object', { ...american, age: { value: 72 } }, { 'answers.age': 'invalid' }],
  ])('are refused when %s', async (_, answers, problems) => {
    const before = await backend.database.$count(consent)
    const { status, body } = await backend.post(url, { ...recommendationRequest(), answers })
    expect(status).toBe(400)
    const codes = Object.entries(body as object).map(([field, errors]) => [field, errors[0].code])
    expect(Object.fromEntries(codes)).toEqual(problems)
    expect(await backend.database.$count(consent)).toBe(before)
  })

  it('are rejected without explicit consent', async () => {
    const { status, body } = await backend.post(url, { ...recommendationRequest(), consent: 'yes' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ consent: [{ code: 'consent_required' }] })
  })

  it('are rejected for an old version of the questionnaire', async () => {
    const { body } = await backend.post(url, recommendationRequest({ questionnaire_version: '1' }))
    expect(body).toMatchObject({ questionnaire_version: [{ code: 'questionnaire_outdated' }] })
  })
})

it('the finder accepts answers to questions that are no longer asked because their study has closed', async () => {
  await using own = await testBackend({ now: friday })
  const finder = () => own.whole.questionnaires.trialFinderIn('en').questions.map(({ id }) => id)
  expect(finder()).toContain('treatments')
  own.setStudies(own.whole.studies.current().map((study) => ({ ...study, status: 'closed' })))
  expect(finder()).not.toContain('treatments')
  const { status, body } = await own.post(url, recommendationRequest({ answers: { respondent: 'self', ...inOrder } }))
  expect([status, (body as TrialRecommendation).outcome]).toEqual([200, 'no_match'])
})

it('the finder uses the sites that the operator has entered', async () => {
  const lille = { id: 'lille', city: 'Lille', country: 'FR', place: { latitude: 50.63, longitude: 3.06 } } as const
  await using own = await testBackend({
    now: friday,
    studySites: { PREDICTOM: [{ ...lille, recruiting: true, sample: false }] },
  })
  const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'worried', postal_code: '59000' }
  const { body } = await own.post(url, recommendationRequest({ locale: 'fr', answers }))
  const { studies } = body as TrialRecommendation
  expect(studies.map(({ nearest_site: nearest }) => nearest)).toEqual([
    expect.objectContaining({ city: 'Lille', sample: false }),
  ])
})
