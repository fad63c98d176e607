import { expect, it } from 'vitest'
import { questionsToTake, takenAnswers } from './take-answers.tsx'
import { samplePreconsultation } from './testing/sample-preconsultation.ts'

const form = samplePreconsultation('patient')
const questions = questionsToTake(form, {})

it('an answer is offered if the form allows that and the question is unanswered here', () => {
  expect(questions.map(({ id }) => id)).toEqual(['sleep'])
  expect(questionsToTake(form, { sleep: null })).toEqual([])
})

it('only the answers to the offered questions are taken', () => {
  expect(takenAnswers(questions, { sleep: 'badly', since: 'under_1_year' })).toEqual({ sleep: 'badly' })
})

it.each([undefined, null, '', [], 'often', ['badly'], 7, { day: '1' }])(
  'a question is asked again if its answer in the test was %j',
  (value) => {
    expect(takenAnswers(questions, { sleep: value })).toEqual({})
  },
)
