import type { Answers, TrialRecommendation } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consent } from '../../database/schema/consent.ts'
import { friday, recommendationRequest } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'

const url = '/api/trials/trial-signup-recommendation'
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

describe('the recommendation', () => {
  it('on the French site matches a person of 72 near Paris with PREDICTOM, in kilometres', async () => {
    const { trial_code, matched, studies } = await recommend('fr', { age: 72, postal_code: '75011' })
    expect({ trial_code, matched }).toEqual({ trial_code: 'PREDICTOM', matched: true })
    expect(studies).toMatchObject([
      { outcome: 'match', nearest_site: { country: 'FR', sample: true, distance: { unit: 'km' } } },
    ])
  })

  it('on the English site assesses every study and gives miles', async () => {
    const { trial_code, studies } = await recommend('en', { age: 68, memory_state: 'mci', postal_code: '02139' })
    expect(trial_code).not.toBe('_')
    expect(studies.map((study) => study.trial_code).toSorted()).toEqual([
      'MINDSET_2',
      'MK2214',
      'PRECISE_AD',
      'TRAILBLAZER',
      'TRONTIER_1',
    ])
    expect(studies[0]).toMatchObject({ trial_code, outcome: 'match', nearest_site: { distance: { unit: 'mi' } } })
  })

  it('with nothing but unknown answers refuses nobody', async () => {
    const { studies } = await recommend('en', { age: null, memory_state: 'unknown', conditions: ['unknown'] })
    expect(studies.flatMap((study) => study.criteria).filter(({ state }) => state !== 'cannot_tell')).toEqual([])
    expect(studies.map(({ reason }) => reason)).not.toContain('criteria')
    expect(studies[0]).not.toHaveProperty('nearest_site')
  })

  it('is "_" when no study matches, with the reason for each', async () => {
    const { trial_code, matched, studies } = await recommend('fr', { age: 30 })
    expect({ trial_code, matched }).toEqual({ trial_code: '_', matched: false })
    expect(studies).toMatchObject([
      { outcome: 'no_match', reason: 'criteria', criteria: [{ id: 'age', state: 'not_met' }, {}] },
    ])
  })

  it('stores the proof of consent and nothing of the answers', async () => {
    const before = await backend.database.$count(consent)
    await recommend('fr', { age: 72, postal_code: '75011' })
    expect(await backend.database.$count(consent)).toBe(before + 1)
    const { rows } = await backend.database.execute(
      sql`select (select count(*) from submission) + (select count(*) from contact) + (select count(*) from idempotency_key) + (select count(*) from audit_entry) as rows`,
    )
    expect(rows).toEqual([{ rows: '0' }])
  })
})

describe('answers that cannot be taken', () => {
  it.each([
    ['nobody says who answers', {}, { 'answers.respondent': 'required' }],
    ['an age is a text', { respondent: 'self', age: '72' }, { 'answers.age': 'not_a_number' }],
    ['an option is unknown', { respondent: 'self', mri: 'maybe' }, { 'answers.mri': 'unknown_option' }],
    [
      'a postal code is foreign',
      { respondent: 'self', postal_code: 'SW1A 1AA' },
      { 'answers.postal_code': 'bad_postal_code' },
    ],
    [
      '"none" is not alone',
      { respondent: 'self', conditions: ['none', 'stroke'] },
      { 'answers.conditions': 'invalid' },
    ],
    ['an answer is an object', { respondent: 'self', age: { value: 72 } }, { 'answers.age': 'invalid' }],
  ])('are refused when %s', async (_, answers, problems) => {
    const before = await backend.database.$count(consent)
    const { status, body } = await backend.post(url, { ...recommendationRequest(), answers })
    expect(status).toBe(400)
    const codes = Object.entries(body as object).map(([field, errors]) => [field, errors[0].code])
    expect(Object.fromEntries(codes)).toEqual(problems)
    expect(await backend.database.$count(consent)).toBe(before)
  })

  it('are refused without explicit consent', async () => {
    const { status, body } = await backend.post(url, { ...recommendationRequest(), consent: 'yes' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ consent: [{ code: 'consent_required' }] })
  })

  it('are refused when they belong to an old questionnaire', async () => {
    const { body } = await backend.post(url, recommendationRequest({ questionnaire_version: '0' }))
    expect(body).toMatchObject({ questionnaire_version: [{ code: 'questionnaire_outdated' }] })
  })
})
