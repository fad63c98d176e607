import { expect, test } from 'vitest'
import { questionnaire, screening } from '../testing/sample-draft.ts'
import { toRecommendationRequest } from './screening-flow.tsx'

test('answers are sent by id, without the answers to hidden questions', () => {
  expect(toRecommendationRequest(questionnaire, screening, { locale: 'en', settings: { country: 'US' } })).toEqual({
    locale: 'en',
    questionnaire_version: '7',
    answers: { respondent: 'someone_else', age: 70, memory_state: null, conditions: ['stroke'] },
    consent: true,
    consent_text_version: 'finder-result',
  })
})
