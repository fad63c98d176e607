import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsHelpNow, possibleQuestions, shownQuestions } from './progress.ts'
import type { Answers, AnswerValue, Question } from './question.ts'
import { anyAnswers, anyQuestionnaire } from './testing/arbitraries.ts'
import { oneOf, question, questionnaire } from './testing/questions.ts'

const memory = oneOf('memory_state', ['worried', 'alzheimer'])
const stage = oneOf('stage', ['mild', 'severe'], {
  show_if: [{ question: 'memory_state', is_one_of: ['alzheimer'] }],
})
const help = question('help', { show_if: [{ question: 'stage', is_one_of: ['severe'] }] })
const finder = questionnaire(memory, stage, help)

function shownIds(answers: Record<string, AnswerValue>, of = finder) {
  return shownQuestions(of, answers).map(({ id }) => id)
}

describe('a question without a condition', () => {
  it('is always shown', () => {
    expect(shownIds({})).toEqual(['memory_state'])
  })
})

describe('a question with a condition', () => {
  it('is shown after one of its options was chosen', () => {
    expect(shownIds({ memory_state: 'alzheimer' })).toEqual(['memory_state', 'stage'])
  })

  it.each(['worried', null, 'unheard of', 3])('is hidden after %j', (answer) => {
    expect(shownIds({ memory_state: answer })).toEqual(['memory_state'])
  })

  it('is hidden with the question it depends on, whatever was answered there before', () => {
    expect(shownIds({ memory_state: 'worried', stage: 'severe' })).toEqual(['memory_state'])
    expect(shownIds({ memory_state: 'alzheimer', stage: 'severe' })).toEqual(['memory_state', 'stage', 'help'])
  })

  it('is shown when one of several chosen options opens it', () => {
    const several = { ...memory, type: 'several_of' as const }
    expect(shownIds({ memory_state: ['worried', 'alzheimer'] }, questionnaire(several, stage))).toContain('stage')
  })

  it('is hidden when it depends on a question that does not exist', () => {
    expect(
      shownIds(
        { ghost: 'yes' },
        questionnaire(oneOf('a', ['yes'], { show_if: [{ question: 'ghost', is_one_of: ['yes'] }] })),
      ),
    ).toEqual([])
  })

  it('is hidden when it depends on itself, directly or in a circle', () => {
    const dependingOn = (id: string, other: string) =>
      oneOf(id, ['yes'], { show_if: [{ question: other, is_one_of: ['yes'] }] })
    const answers = { a: 'yes', b: 'yes', c: 'yes' }
    expect(shownIds(answers, questionnaire(dependingOn('a', 'a')))).toEqual([])
    expect(
      shownIds(answers, questionnaire(dependingOn('a', 'b'), dependingOn('b', 'c'), dependingOn('c', 'a'))),
    ).toEqual([])
  })

  it('is shown only when all of its conditions hold', () => {
    const country = oneOf('country', ['FR', 'US'])
    const inAmerica = { question: 'country', is_one_of: ['US'] }
    const both = { ...stage, show_if: [inAmerica, ...(stage.show_if ?? [])] }
    const opened = (answers: Record<string, AnswerValue>) =>
      shownIds(answers, questionnaire(country, memory, both)).includes('stage')
    expect(opened({ country: 'US', memory_state: 'alzheimer' })).toBe(true)
    expect(opened({ country: 'FR', memory_state: 'alzheimer' })).toBe(false)
    expect(opened({ country: 'US', memory_state: 'worried' })).toBe(false)
  })

  it('is evaluated once, however many conditions refer to it', () => {
    const layers = Array.from({ length: 60 }, (_, index) =>
      ['left', 'right'].map((side) =>
        oneOf(`${side}${index}`, ['yes'], {
          show_if: ['left', 'right'].flatMap((other) =>
            index > 0 ? [{ question: `${other}${index - 1}`, is_one_of: ['yes'] }] : [],
          ),
        }),
      ),
    )
    const questions = layers.flat().toReversed()
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 'yes']))
    expect(shownIds(answers, questionnaire(...questions))).toHaveLength(120)
  })

  it('can be at the end of a very long chain', () => {
    const chain = Array.from({ length: 2000 }, (_, index) =>
      oneOf(`q${index}`, ['yes'], index > 0 ? { show_if: [{ question: `q${index - 1}`, is_one_of: ['yes'] }] } : {}),
    )
    const answers = Object.fromEntries(chain.map(({ id }) => [id, 'yes']))
    expect(shownIds(answers, questionnaire(...chain))).toHaveLength(2000)
  })
})

it('the shown questions keep the order of the questionnaire, whatever the answers', () => {
  assert(
    property(anyQuestionnaire, anyAnswers, (any, answers) => {
      const shown = shownQuestions(any, answers)
      expect(any.questions.filter((one) => shown.includes(one))).toEqual(shown)
    }),
  )
})

describe('a question is possible', () => {
  const possibleIds = (answers: Answers) => possibleQuestions(finder, answers).map(({ id }) => id)

  it('when it is shown, or may be shown after a later answer', () => {
    expect(possibleIds({})).toEqual(['memory_state', 'stage', 'help'])
    expect(possibleIds({ memory_state: 'alzheimer', stage: 'mild' })).toEqual(['memory_state', 'stage'])
  })

  it.each(['worried', null])('but no longer after the answer %j, which hides it', (answer) => {
    expect(possibleIds({ memory_state: answer })).toEqual(['memory_state'])
  })

  it('and more answers never make more questions possible', () => {
    assert(
      property(anyQuestionnaire, anyAnswers, anyAnswers, (any, answers, more) => {
        const after = possibleQuestions(any, { ...more, ...answers })
        const before = possibleQuestions(any, answers)
        expect(before).toEqual(expect.arrayContaining(after))
        expect(after).toEqual(expect.arrayContaining(shownQuestions(any, { ...more, ...answers })))
      }),
    )
  })
})

const signs: Question = {
  ...oneOf('signs', ['speech', 'sight', 'none']),
  type: 'several_of',
  options: ['speech', 'sight', 'none'].map((id) => ({
    id,
    label: { self: id, someone_else: id },
    ...(id !== 'none' && { urgent: true }),
  })),
}
const seen: Question = {
  ...oneOf('signs_seen', ['now', 'seen']),
  settles: 'signs',
  show_if: [{ question: 'signs', is_one_of: ['speech', 'sight'] }],
  options: [
    { id: 'now', label: { self: 'now', someone_else: 'now' }, urgent: true },
    { id: 'seen', label: { self: 'seen', someone_else: 'seen' } },
  ],
}
const needsHelp = (answers: Answers) => needsHelpNow(questionnaire(signs, seen), answers)

describe('help is needed now', () => {
  it('when an urgent option is chosen, until a settling question is answered', () => {
    expect(needsHelp({ signs: ['sight'] })).toBe(true)
    expect(needsHelp({ signs: ['sight'], signs_seen: null })).toBe(true)
    expect(needsHelp({ signs: ['sight'], signs_seen: 'now' })).toBe(true)
    expect(needsHelp({ signs: ['sight'], signs_seen: 'seen' })).toBe(false)
  })

  it('but never without an urgent option', () => {
    expect(needsHelp({ signs: ['none'] })).toBe(false)
    expect(needsHelp({ signs: null, signs_seen: 'now' })).toBe(false)
    expect(needsHelp({})).toBe(false)
  })

  it('when the question that settled it is no longer shown', () => {
    expect(needsHelpNow(questionnaire(signs), { signs: ['speech'], signs_seen: 'seen' })).toBe(true)
  })
})
