import { describe, expect, it } from 'vitest'
import { boundsOf, contractAjv, isTooDeep, validatorCompiler } from './validator.ts'

const answers = {
  type: 'object',
  required: ['answers'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 3, pattern: '^[a-z]*$' },
    trap: { type: 'string', maxLength: 0 },
    answers: {
      type: 'object',
      maxProperties: 2,
      additionalProperties: {
        anyOf: [
          { type: 'string', maxLength: 5 },
          { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 4 } },
          { type: 'number' },
        ],
      },
    },
  },
} as const

const isWithin = contractAjv().compile(boundsOf(answers))

describe('the bounds of a schema', () => {
  it.each<[string, unknown]>([
    ['a valid value', { name: 'abc', answers: { a: 'abcde', b: ['abcd'] } }],
    ['a value with another type, a missing field or a wrong pattern', { name: '123', answers: 7 }],
    ['a value that fits no alternative', { answers: { a: {}, b: true } }],
    ['some unknown fields', { answers: {}, unknown: 1 }],
    ['a text in a field that must be empty, whatever its length', { answers: {}, trap: 'x' }],
  ])('accept %s', (_what, value) => {
    expect(isWithin(value)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['a text that is too long', { name: 'abcd' }],
    ['too many answers', { answers: { a: 1, b: 1, c: 1 } }],
    ['an alternative that is too long', { answers: { a: 'abcdef' } }],
    ['an alternative with too many items', { answers: { a: ['a', 'b', 'c'] } }],
    ['an alternative with an item that is too long', { answers: { a: ['abcde'] } }],
    ['too many unknown fields', Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index, 1]))],
  ])('reject %s', (_what, value) => {
    expect(isWithin(value)).toBe(false)
  })
})

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

it.each<[string, unknown]>([
  ['a text', 'text'],
  ['nothing', null],
  ['an empty list', []],
  ['an answer of several options', { answers: { question: ['option'] } }],
])('%s is not too deep', (_what, value) => {
  expect(isTooDeep(value)).toBe(false)
})

it.each([20, 500_000])('%i nested lists are too deep', (depth) => {
  expect(isTooDeep(nested(depth))).toBe(true)
  expect(isTooDeep({ answers: [nested(depth)] })).toBe(true)
})

const validate = (schema: object, value: unknown, httpPart = 'body') =>
  validatorCompiler({ schema, httpPart, method: 'POST', url: '/' })(value)

it('numbers are coerced in a query, and not in a body with the same schema', () => {
  const schema = { type: 'object', properties: { page: { type: 'integer' } } }
  expect(validate(schema, { page: '2' }, 'querystring')).toEqual({ value: { page: 2 } })
  expect(validate(schema, { page: '2' })).toHaveProperty('error')
})

describe('a value that PostgreSQL cannot store is rejected at its field', () => {
  const anything = { type: 'object', additionalProperties: true }

  it.each<[unknown, string]>([
    [{ kind: '\0' }, 'kind'],
    [{ answers: { age: ['a', 'b\0c'] } }, 'answers.age'],
    [{ answers: { 'a\0': 1 } }, 'answers'],
    [{ 'a\0': 1 }, 'non_field_errors'],
  ])('%j is rejected at %s', (value, field) => {
    for (const part of ['body', 'querystring', 'params'])
      expect(validate(anything, value, part)).toMatchObject({
        error: { body: { [field]: [{ code: 'control_character' }] } },
      })
  })

  it.each([
    ['date', '0000-01-01', false],
    ['date', '9999-12-31', false],
    ['date', '2027-02-30', false],
    ['date', '1926-02-28', true],
    ['date-time', '0000-01-01T00:00:00Z', false],
    ['date-time', '0001-01-01T00:00:00+14:00', false],
    ['date-time', '9999-12-31T23:00:00-12:00', false],
    ['date-time', '2027-03-05T09:00:00Z', true],
  ])('the %s %s is accepted: %s', (format, at, isTaken) => {
    const schema = { type: 'object', properties: { at: { type: 'string', format } } }
    const outcome = validate(schema, { at })
    expect(outcome).toMatchObject(isTaken ? { value: { at } } : { error: { body: { at: [{ code: 'invalid' }] } } })
  })
})
