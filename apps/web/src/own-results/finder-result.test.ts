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
  [
    'nothing was answered but for whom, where and whether it may be sent',
    saved({ respondent: 'self', country: 'FR', consent: 'x' }),
  ],
  ['the version is not known', saved({ age: 70 }, 7)],
  ['it was stored in another form', { flows: 'screening' }],
])('there are none if %s', (_, value) => {
  expect(finderAnswersIn(value)).toBeUndefined()
})
