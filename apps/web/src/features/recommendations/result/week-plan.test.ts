import { expect, it } from 'vitest'
import { nextSevenDays } from './week-plan.tsx'

it('a week begins today in local time, even across the end of a month or a leap day', () => {
  expect(nextSevenDays(new Date(2028, 1, 26, 23, 59))).toEqual([
    '2028-02-26',
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
    '2028-03-03',
  ])
})
