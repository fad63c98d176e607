import { expect, it } from 'vitest'
import { ageQuestion, respondentQuestion } from '../testing/sample-steps.ts'
import { questionnaireBody } from './submission.ts'

it('each answer is sent under the id of its question, and answers to hidden questions are not sent', () => {
  const age = { ...ageQuestion, show_if: [{ question: 'respondent', is_one_of: ['self'] }] }
  const asked = { id: 'test', version: '7', title: 'Test', questions: [respondentQuestion, age] }
  const values = { respondent: 'someone_else', age: 70, consent: 'text-1' }
  expect(questionnaireBody(asked, { values, locale: 'en' })).toEqual({
    locale: 'en',
    questionnaire_version: '7',
    answers: { respondent: 'someone_else' },
    consent: true,
    consent_text_version: 'text-1',
  })
})
