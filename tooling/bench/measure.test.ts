import { describe, expect, it } from 'vitest'
import { type Measure, median, verdict } from './measure.ts'

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('is not told of values of which one was not measured', () => {
    expect(() => median([1, Number.NaN, 3])).toThrow(RangeError)
  })
})

describe('a target', () => {
  const measure = (value: number, target: Measure['target']): Measure => ({
    what: '',
    value,
    unit: 'ms',
    ...(target && { target }),
  })

  it('is met at its very value', () => {
    expect(verdict(measure(500, { atMost: 500 }))).toBe('met')
    expect(verdict(measure(1000, { atLeast: 1000 }))).toBe('met')
  })

  it('is missed by a part of what it asks for, above or below', () => {
    expect(verdict(measure(600, { atMost: 500 }))).toEqual({ missedBy: 20 })
    expect(verdict(measure(900, { atLeast: 1000 }))).toEqual({ missedBy: 10 })
  })

  it('that there is not is neither', () => {
    expect(verdict(measure(600, undefined))).toBeUndefined()
  })
})
