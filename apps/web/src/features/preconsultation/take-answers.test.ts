import { expect, it } from 'vitest'
import { questionsToTake, takenAnswers } from './take-answers.tsx'
import { samplePreconsultation } from './testing/sample-preconsultation.ts'

const form = samplePreconsultation('patient')
const questions = questionsToTake(form, {})

it('may be taken where the form says so, and was not answered here', () => {
  expect(questions.map(({ id }) => id)).toEqual(['sleep'])
  expect(questionsToTake(form, { sleep: null })).toEqual([])
})

it('is what was answered there, and nothing else of it', () => {
  expect(takenAnswers(questions, { sleep: 'badly', since: 'under_1_year' })).toEqual({ sleep: 'badly' })
})

it.each([undefined, null, '', [], 'often', ['badly'], 7, { day: '1' }])('is asked again where it was %j', (value) => {
  expect(takenAnswers(questions, { sleep: value })).toEqual({})
})
