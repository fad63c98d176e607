import { expect, test } from 'vitest'
import { finderAnswersIn } from './finder-result.ts'

const saved = (values: object, questionnaireVersion: unknown = '7') => ({
  questionnaireVersion,
  flows: { screening: { values } },
})

test('answers are restored with the version of their questions', () => {
  const values = { respondent: 'self', age: 70 }
  expect(finderAnswersIn(saved(values))).toEqual({ version: '7', values })
})

test.each([
  ['nothing was stored', undefined],
  ['only respondent, country and consent were answered', saved({ respondent: 'self', country: 'FR', consent: 'x' })],
  ['the version is not known', saved({ age: 70 }, 7)],
  ['it was stored in another format', { flows: 'screening' }],
])('there is no result if %s', (_, value) => {
  expect(finderAnswersIn(value)).toBeUndefined()
})
