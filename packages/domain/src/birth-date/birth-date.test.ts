import { expect, it } from 'vitest'
import { birthDateProblem } from './birth-date.ts'

const today = '2027-03-05'

it.each([
  ['1950-02-17', undefined],
  ['2000-02-29', undefined],
  ['2027-03-05', undefined],
  ['1902-03-05', undefined],
  ['1902-03-04', 'too_early'],
  ['0950-02-17', 'too_early'],
  ['2027-03-06', 'too_late'],
  ['2999-01-01', 'too_late'],
  ['1950-02-31', 'bad_date'],
  ['1900-02-29', 'bad_date'],
  ['50-02-17', 'bad_date'],
  ['17/02/1950', 'bad_date'],
  ['1950-2-7', 'bad_date'],
  ['', 'bad_date'],
] as const)('the day of birth %o is %s', (date, problem) => {
  expect(birthDateProblem(date, today)).toBe(problem)
})
