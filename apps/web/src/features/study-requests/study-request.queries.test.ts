import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { describe, expect, test } from 'vitest'
import { validAnswers } from './study-request.queries.ts'

const both = (text: string) => ({ self: text, someone_else: text })
const questionnaire: Questionnaire = {
  id: 'trial-finder',
  version: '7',
  title: 'Finder',
  questions: [
    { id: 'age', type: 'number', required: false, label: both('Age?') },
    { id: 'mri', type: 'one_of', required: true, label: both('MRI?'), options: [{ id: 'yes', label: both('Yes') }] },
  ],
}

describe('answers of the trial finder', () => {
  test('are used if they fit the current questions, including declined ones', () => {
    const values = { age: null, mri: 'yes', removed_question: 'x', consent: 'finder-result' }
    expect(validAnswers(questionnaire, { version: '7', values })?.values).toEqual({ age: null, mri: 'yes' })
  })

  test('are dropped if the questions have another version', () => {
    expect(validAnswers(questionnaire, { version: '6', values: { age: 70 } })).toBeUndefined()
  })

  test.each([{ mri: 'maybe' }, { mri: null }, { age: '70' }, {}])('are dropped if no answer is valid: %j', (values) => {
    expect(validAnswers(questionnaire, { version: '7', values })).toBeUndefined()
  })
})
