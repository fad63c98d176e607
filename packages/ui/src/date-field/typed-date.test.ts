import { describe, expect, it } from 'vitest'
import { fromIsoDate, toIsoDate } from './typed-date.ts'

describe('the calendar of the browser', () => {
  it.each([
    [{ day: '3', month: '9', year: '1950' }, '1950-09-03'],
    [{ day: ' 03', month: '09 ', year: '1950' }, '1950-09-03'],
    [{ day: '3', month: '', year: '1950' }, ''],
    [{ day: '3', month: 'mars', year: '1950' }, ''],
    [{ day: '', month: '', year: '' }, ''],
  ])('opens, after %j, on %j', (typed, date) => {
    expect(toIsoDate(typed)).toBe(date)
  })

  it('gives a day as a person would type it', () => {
    expect(fromIsoDate('1950-09-03')).toEqual({ day: '3', month: '9', year: '1950' })
  })

  it.each(['', '1950-09', 'today'])('gives nothing for %j', (date) => {
    expect(fromIsoDate(date)).toBeUndefined()
  })
})
