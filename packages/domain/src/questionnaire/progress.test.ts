import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentQuestion, mayVisit, missingAnswers, relevantAnswers, shownQuestions } from './progress.ts'
import { anyAnswers, anyQuestionnaire } from './testing/arbitraries.ts'
import { oneOf, question, questionnaire } from './testing/questions.ts'

const respondent = oneOf('respondent', ['self', 'someone_else'], { required: true })
const memory = oneOf('memory_state', ['worried', 'alzheimer'])
const stage = oneOf('stage', ['mild', 'severe'], { show_if: [{ question: 'memory_state', is_one_of: ['alzheimer'] }] })
const age = question('age', { type: 'number', validation: { min: 18, max: 110 } })
const finder = questionnaire(respondent, memory, stage, age)
const done = { respondent: 'self', memory_state: 'alzheimer', stage: 'mild', age: 64 }

describe('a missing answer', () => {
  it('is an answer that a shown question does not have yet', () => {
    expect(missingAnswers(finder, { respondent: 'self', memory_state: 'worried' })).toEqual([age])
  })

  it('may also be an invalid answer', () => {
    expect(missingAnswers(finder, { ...done, age: 7 })).toEqual([age])
  })

  it('is not a declined answer', () => {
    expect(missingAnswers(finder, { ...done, age: null })).toEqual([])
  })

  it('stays missing when a required question is declined', () => {
    expect(missingAnswers(finder, { ...done, respondent: null })).toEqual([respondent])
  })

  it('is not replaced by a property that every object inherits', () => {
    const inherited = questionnaire(question('constructor'), question('toString'))
    expect(missingAnswers(inherited, {})).toHaveLength(2)
  })
})

describe('a question may be visited', () => {
  const answers = { respondent: 'self', memory_state: 'alzheimer' }

  it.each(['respondent', 'memory_state'])('when it is answered: %s', (id) => {
    expect(mayVisit(finder, answers, id)).toBe(true)
  })

  it('when it is the next one', () => {
    expect(mayVisit(finder, answers, 'stage')).toBe(true)
  })

  it.each(['age', 'stranger', '', '__proto__'])('but not %j, which is unreachable or unknown', (id) => {
    expect(mayVisit(finder, answers, id)).toBe(false)
  })

  it('but not when it is hidden', () => {
    expect(mayVisit(finder, { ...done, memory_state: 'worried' }, 'stage')).toBe(false)
  })
})

describe('the current question', () => {
  it('is the first at the start', () => {
    expect(currentQuestion(finder, {})).toBe(respondent)
  })

  it('is the stored one if it may be visited', () => {
    expect(currentQuestion(finder, done, 'memory_state')).toBe(memory)
  })

  it.each(['age', 'stranger'])('is the first missing one if the stored one (%s) may not be visited', (stored) => {
    expect(currentQuestion(finder, { respondent: 'self' }, stored)).toBe(memory)
  })

  it('is undefined when nothing is left to ask', () => {
    expect(currentQuestion(finder, done)).toBeUndefined()
  })
})

describe('the relevant answers', () => {
  it('exclude answers to hidden and unknown questions', () => {
    const answers = { ...done, memory_state: 'worried', stranger: 'x' }
    expect(relevantAnswers(finder, answers)).toEqual({ respondent: 'self', memory_state: 'worried', age: 64 })
  })

  it('include declined ones', () => {
    expect(relevantAnswers(finder, { age: null })).toEqual({ age: null })
  })
})

describe('for any questionnaire and answers', () => {
  it('a question may be visited exactly when it is shown and nothing before it is missing', () => {
    assert(
      property(anyQuestionnaire, anyAnswers, (any, answers) => {
        const shown = shownQuestions(any, answers)
        const firstMissing = missingAnswers(any, answers)[0]
        const reach = firstMissing === undefined ? shown : shown.slice(0, shown.indexOf(firstMissing) + 1)
        expect(any.questions.filter(({ id }) => mayVisit(any, answers, id))).toEqual(reach)
      }),
    )
  })

  it('the current question may be visited, and there is one while any answer is missing', () => {
    assert(
      property(anyQuestionnaire, anyAnswers, (any, answers) => {
        const current = currentQuestion(any, answers)
        expect(current === undefined).toBe(missingAnswers(any, answers).length === 0)
        expect(current === undefined || mayVisit(any, answers, current.id)).toBe(true)
      }),
    )
  })

  it('dropping irrelevant answers changes neither the shown nor the missing questions', () => {
    assert(
      property(anyQuestionnaire, anyAnswers, (any, answers) => {
        const relevant = relevantAnswers(any, answers)
        expect(shownQuestions(any, relevant)).toEqual(shownQuestions(any, answers))
        expect(missingAnswers(any, relevant)).toEqual(missingAnswers(any, answers))
        expect(relevantAnswers(any, relevant)).toEqual(relevant)
      }),
    )
  })
})
