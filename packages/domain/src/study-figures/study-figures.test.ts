import { describe, expect, it } from 'vitest'
import { firstShownWeek, shownWeeks, weekOf, weeksBetween } from './study-figures.ts'

it.each([
  ['2027-03-08', '2027-03-08'],
  ['2027-03-14', '2027-03-08'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday)
})

describe('the weeks that are shown', () => {
  it('follow each other from the first week with a call to this one', () => {
    expect(weeksBetween(['2027-03-15', '2027-03-01'], '2027-03-19')).toEqual(['2027-03-01', '2027-03-08', '2027-03-15'])
  })

  it('span half a year at most', () => {
    const weeks = weeksBetween(['2025-12-29'], '2027-03-19')
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([shownWeeks, firstShownWeek('2027-03-19'), '2027-03-15'])
  })

  it('are only the current week if there was no call', () => {
    expect(weeksBetween([], '2027-03-19')).toEqual(['2027-03-15'])
  })
})
