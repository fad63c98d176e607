import { describe, expect, it } from 'vitest'
import { checkAnswer, maxLength } from './check-answer.ts'
import type { AnswerValue } from './question.ts'
import { oneOf, question } from './testing/questions.ts'

describe('a blank answer', () => {
  const blanks = [undefined, null, '', '  ', []]

  it.each(blanks)('%j is refused by a required question', (value) => {
    expect(checkAnswer(question('name', { required: true }), value)).toBe('required')
  })

  it.each(blanks)('%j declines an optional question', (value) => {
    expect(checkAnswer(question('name'), value)).toBeUndefined()
  })
})

describe('one of several options', () => {
  const partner = oneOf('study_partner', ['yes', 'no'])

  it('is chosen by its id', () => {
    expect(checkAnswer(partner, 'yes')).toBeUndefined()
  })

  it.each(['maybe', 'YES', 'yes ', '__proto__'])('%j is not an option', (value) => {
    expect(checkAnswer(partner, value)).toBe('unknown_option')
  })

  it.each([1, ['yes']])('%j is not an id', (value) => {
    expect(checkAnswer(partner, value)).toBe('wrong_type')
  })

  it('cannot be chosen when there are no options', () => {
    expect(checkAnswer(question('empty', { type: 'one_of' }), 'yes')).toBe('unknown_option')
  })
})

describe('a point of a scale', () => {
  const frequency = oneOf('names', ['never', 'often'], { type: 'scale' })

  it('is chosen by its id', () => {
    expect(checkAnswer(frequency, 'often')).toBeUndefined()
  })

  it.each([
    ['always', 'unknown_option'],
    [3, 'wrong_type'],
    [['often'], 'wrong_type'],
  ])('%j is not a point', (value, problem) => {
    expect(checkAnswer(frequency, value as AnswerValue)).toBe(problem)
  })
})

describe('several options', () => {
  const label = { self: '', someone_else: '' }
  const conditions = question('conditions', {
    type: 'several_of',
    options: [
      { id: 'stroke', label },
      { id: 'epilepsy', label },
      { id: 'none', label, exclusive: true },
    ],
  })

  it.each([[['stroke']], [['stroke', 'epilepsy']], [['none']], [['none', 'none']]])('%j can be chosen', (value) => {
    expect(checkAnswer(conditions, value)).toBeUndefined()
  })

  it('cannot contain an unknown option', () => {
    expect(checkAnswer(conditions, ['stroke', 'cold'])).toBe('unknown_option')
  })

  it('cannot contain "none" and another option', () => {
    expect(checkAnswer(conditions, ['none', 'stroke'])).toBe('wrong_type')
  })

  it.each(['stroke', 3])('are a list, not %j', (value) => {
    expect(checkAnswer(conditions, value)).toBe('wrong_type')
  })

  it('are a list of texts', () => {
    const hostile: unknown = JSON.parse('[["stroke"]]')
    expect(checkAnswer(conditions, hostile as AnswerValue)).toBe('wrong_type')
  })
})

describe('a number', () => {
  const age = question('age', { type: 'number', validation: { min: 18, max: 110 } })

  it.each([18, 64, 110])('may be %d, bounds included', (value) => {
    expect(checkAnswer(age, value)).toBeUndefined()
  })

  it.each([
    [17, 'too_small'],
    [-64, 'too_small'],
    [111, 'too_large'],
    [Number.NaN, 'not_a_number'],
    [Number.POSITIVE_INFINITY, 'not_a_number'],
    ['64', 'not_a_number'],
    ['old', 'not_a_number'],
    [[64], 'wrong_type'],
  ])('%j is %s', (value, problem) => {
    expect(checkAnswer(age, value as AnswerValue)).toBe(problem)
  })

  it('has no bounds by default', () => {
    expect(checkAnswer(question('count', { type: 'number' }), -1e9)).toBeUndefined()
  })
})

describe('a day', () => {
  const began = question('began', { type: 'date', validation: { min_date: '2020-02-29', max_date: '2027-03-05' } })

  it.each(['2020-02-29', '2024-12-31', '2027-03-05'])('may be %s, bounds included', (value) => {
    expect(checkAnswer(began, value)).toBeUndefined()
  })

  it.each([
    ['2020-02-28', 'too_early'],
    ['2027-03-06', 'too_late'],
    ['2026-02-29', 'bad_date'],
    ['2026-3-5', 'bad_date'],
    ['05/03/2026', 'bad_date'],
    ['2026-03', 'bad_date'],
    ['2026-03-05T00:00:00Z', 'bad_date'],
    [20_260_305, 'wrong_type'],
    [['2026-03-05'], 'wrong_type'],
  ])('%j is %s', (value, problem) => {
    expect(checkAnswer(began, value as AnswerValue)).toBe(problem)
  })

  it('has no bounds by default', () => {
    expect(checkAnswer(question('any', { type: 'date' }), '0001-01-01')).toBeUndefined()
  })
})

describe.each(['short_text', 'long_text'] as const)('a %s', (type) => {
  const text = question('text', { type, validation: { max_len: 5 } })

  it.each(['abcde', 'éèàùç', '🙂🙂🙂🙂🙂'])('%s has 5 characters, the longest allowed (R5-01)', (value) => {
    expect(checkAnswer(text, value)).toBeUndefined()
  })

  it.each(['a\nb', 'a\r\nb', 'a\tb'])('%j may have line breaks', (value) => {
    expect(checkAnswer(text, value)).toBeUndefined()
  })

  it.each(['a\u0000', '\u001B[2J', '\uD800'])('%j contains a control character', (value) => {
    expect(checkAnswer(text, value)).toBe('control_character')
  })

  it('is too long with one more character', () => {
    expect(checkAnswer(text, 'abcdef')).toBe('too_long')
  })

  it('has no limit by default', () => {
    expect(maxLength(question('free'))).toBeUndefined()
    expect(checkAnswer(question('free', { type }), 'a'.repeat(10_000))).toBeUndefined()
  })

  it.each([5, ['abc']])('is not %j', (value) => {
    expect(checkAnswer(text, value)).toBe('wrong_type')
  })
})

describe('a postal code', () => {
  const french = question('postal_code', { type: 'postal_code', validation: { country: 'FR' } })
  const american = question('postal_code', { type: 'postal_code', validation: { country: 'US' } })

  it.each(['75', '01', '2A', '2b', '971', '75013', '20200', '97400', ' 69003 '])('may be %j in France', (value) => {
    expect(checkAnswer(french, value)).toBeUndefined()
  })

  it.each(['00', '96', '7501', '750133', '99000', 'Paris', '2C', '02139-4307'])('is not %j in France', (value) => {
    expect(checkAnswer(french, value)).toBe('bad_postal_code')
  })

  it.each(['021', '02139', '02139-4307'])('may be %s in the United States', (value) => {
    expect(checkAnswer(american, value)).toBeUndefined()
  })

  it.each(['75', '0213', '2A', '021394307', 'Boston'])('is not %j in the United States', (value) => {
    expect(checkAnswer(american, value)).toBe('bad_postal_code')
  })

  it('may be of either country by default', () => {
    const either = question('postal_code', { type: 'postal_code' })
    expect(checkAnswer(either, '2A')).toBeUndefined()
    expect(checkAnswer(either, '02139-4307')).toBeUndefined()
    expect(checkAnswer(either, 'x')).toBe('bad_postal_code')
  })

  it('is a text', () => {
    expect(checkAnswer(french, 75013)).toBe('wrong_type')
  })
})
