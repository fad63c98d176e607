import { describe, expect, test } from 'vitest'
import { partNumber, partOf } from './list-part.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('a list', () => {
  test.each([0, 1, 20])('of %d entries has one part', (count) => {
    expect(partOf(numbers(count), 1, 20)).toEqual({ entries: numbers(count), page: 1, pages: 1, count })
  })

  test('of 1,000 entries shows no more at first than a list of 20', () => {
    expect(partOf(numbers(1000), 1, 20)).toEqual({ entries: numbers(20), page: 1, pages: 50, count: 1000 })
  })

  test('ends with the remaining entries', () => {
    expect(partOf(numbers(41), 3, 20)?.entries).toEqual([41])
  })

  test.each([0, -1, 4, 1.5, Number.NaN, Infinity])('has no part %d', (page) => {
    expect(partOf(numbers(41), page, 20)).toBeUndefined()
  })
})

test.each([
  ['2', 2],
  ['50', 50],
  [undefined, 1],
  ['0', 1],
  ['02', 1],
  ['1.5', 1],
  ['zz', 1],
])('the text %j is page %d', (text, part) => {
  expect(partNumber(text)).toBe(part)
})
