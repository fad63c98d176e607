import { expect, it } from 'vitest'
import { storedAnswers } from './answers.ts'

const label = { self: '', someone_else: '' }
const questionnaire = {
  id: 'test',
  version: '1',
  title: 'Test',
  questions: [
    { id: 'words', type: 'long_text', required: false, label },
    { id: 'several', type: 'several_of', required: false, label, options: [{ id: 'one', label }] },
    { id: 'age', type: 'number', required: false, label },
  ],
} as const

it('answers are stored without invisible characters and unknown ids', () => {
  const answers = { words: ' Des\u200b oublis\n\u202esouvent', several: ['one'], age: 72, gone: 'x' }
  expect(storedAnswers(questionnaire, answers)).toEqual({ words: 'Des oublis\nsouvent', several: ['one'], age: 72 })
})
