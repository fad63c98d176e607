import { describe, expect, it } from 'vitest'
import { dayAfter, daysBetween, isCalendarDate, isWeekend, yearsBefore } from './calendar-date.ts'

it.each(['2026-11-20', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
  expect(isCalendarDate(text)).toBe(true)
})

it.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '20261120',
  '2026-11-20T10:00',
  ' 2026-11-20',
  '',
  'today',
])('%j is not a date', (text) => {
  expect(isCalendarDate(text)).toBe(false)
  expect(dayAfter(text)).toBeUndefined()
})

describe('the day after', () => {
  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-03-28', '2026-03-29'],
    ['2026-03-29', '2026-03-30'],
  ])('%s is %s, also when the clocks change', (date, next) => {
    expect(dayAfter(date)).toBe(next)
  })

  it('is unknown for the last day of the year 9999', () => {
    expect(dayAfter('9999-12-31')).toBeUndefined()
  })
})

it.each([
  ['2027-03-05', 18, '2009-03-05'],
  ['2028-02-29', 1, '2027-02-28'],
  ['2028-02-29', 28, '2000-02-29'],
  ['2027-03-05', 0, '2027-03-05'],
  ['1000-03-05', 121, '0879-03-05'],
])('%s and %d years before it is %s', (date, years, before) => {
  expect(yearsBefore(date, years)).toBe(before)
})

it('Saturday and Sunday are the weekend', () => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
  expect(week.filter(isWeekend)).toEqual(['2026-11-21', '2026-11-22'])
})

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-12-20', 30],
  ['2026-11-20', '2026-11-19', -1],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s it is %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
