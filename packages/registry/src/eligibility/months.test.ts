import { describe, expect, it } from 'vitest'
import { lastMonths, weeksOfSameDose } from './months.ts'

describe('the months of the past that count', () => {
  it.each([
    ['a stroke within the last 12 months', 12],
    ['cancer in the past 2 years', 24],
    ['a stroke within one year of screening', 12],
    ['surgery during the preceding 3 months', 3],
    ['use of a study drug less than 60 days before the first visit', 2],
    ['donated blood within 8 weeks', 2],
    ['a fall in the past year', 12],
  ])('are known for “%s”', (text, months) => {
    expect(lastMonths(text)).toBe(months)
  })

  it.each([
    'a stroke',
    'a scan within 7 days',
    'a stroke within 12 months, or a fit within 6 months',
    'cancer, unless in remission for 5 years',
    'a stable dose for at least 3 months',
    'head injury, and an infection within the last year of an ear',
  ])('are unknown for “%s”', (text) => {
    expect(lastMonths(text)).toBeUndefined()
  })
})

it.each([
  ['stable for at least 3 months', 13],
  ['an unchanged dose for 6 consecutive weeks', 6],
  ['stable for 90 days', 13],
  ['stable for two months', 8],
])('“%s” requires %s weeks', (text, weeks) => {
  expect(weeksOfSameDose(text)).toBe(weeks)
})

it('two periods of a stable dose are ambiguous, so none is used', () => {
  expect(weeksOfSameDose('stable for 3 months, or 6 weeks for others')).toBeUndefined()
})
