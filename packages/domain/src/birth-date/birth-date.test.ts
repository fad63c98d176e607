import { describe, expect, it } from 'vitest'
import { birthDateProblem, birthDateBounds, consentDateBounds, lifeEventBounds } from './birth-date.ts'

const today = '2027-03-05'

it.each([
  ['1950-02-17', undefined],
  ['2000-02-29', undefined],
  ['2009-03-05', undefined],
  ['2009-03-06', 'too_late'],
  ['2027-02-26', 'too_late'],
  ['2027-03-06', 'too_late'],
  ['2999-01-01', 'too_late'],
  ['1906-03-06', undefined],
  ['1906-03-05', 'too_early'],
  ['0950-02-17', 'too_early'],
  ['1950-02-31', 'bad_date'],
  ['1900-02-29', 'bad_date'],
  ['50-02-17', 'bad_date'],
  ['17/02/1950', 'bad_date'],
  ['1950-2-7', 'bad_date'],
  ['', 'bad_date'],
] as const)('the day of birth %o of an adult is %s', (date, problem) => {
  expect(birthDateProblem(date, today)).toBe(problem)
})

describe('the date bounds of a form', () => {
  it('allow birth dates of people from 18 to 120 years old', () => {
    expect(birthDateBounds(today)).toEqual({ min_date: '1906-03-06', max_date: '2009-03-05' })
    expect(birthDateBounds('2028-02-29')).toEqual({ min_date: '1907-03-01', max_date: '2010-02-28' })
  })

  it('allow life events neither in the future nor before the oldest possible birth', () => {
    expect(lifeEventBounds(today)).toEqual({ min_date: '1906-03-06', max_date: today })
  })

  it('allow consent dates within the last year', () => {
    expect(consentDateBounds(today)).toEqual({ min_date: '2026-03-05', max_date: today })
  })
})
