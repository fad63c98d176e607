import type { Answers, TrialRecommendation } from '@clairmemoire/api-client/schema'
import { locales } from '@clairmemoire/domain/locale'
import { people } from '@clairmemoire/domain/testing/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recommendationRequest } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ delivery: () => async () => undefined })
})
afterAll(() => backend[Symbol.asyncDispose]())

const withCountry = people.filter(({ answers }) => 'country' in answers)

describe.each(locales)('in %s, the outcome of the finder for', (locale) => {
  it.each(withCountry)('$who: $outcome – $because', async ({ answers, outcome, first }) => {
    const given: Answers = { respondent: 'self', ...(answers as Answers) }
    const request = recommendationRequest({ locale, answers: given })
    const { status, body } = await backend.post('/api/trials/trial-signup-recommendation', request)
    expect(status).toBe(200)
    const found = body as TrialRecommendation
    expect(found).toMatchObject({ outcome, trial_code: first ?? '_', matched: outcome === 'match' })
  })
})
