import { expect, it } from 'vitest'
import { isTooDeep } from './is-too-deep.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

it.each<[string, unknown]>([
  ['a text', 'text'],
  ['nothing', null],
  ['an empty list', []],
  ['an answer of several options', { answers: { question: ['option'] } }],
])('%s is as deep as the contract goes', (_what, value) => {
  expect(isTooDeep(value)).toBe(false)
})

it.each([20, 500_000])('%i lists in each other are deeper', (depth) => {
  expect(isTooDeep(nested(depth))).toBe(true)
  expect(isTooDeep({ answers: [nested(depth)] })).toBe(true)
})
