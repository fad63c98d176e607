import { date as anyMoment, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCalendarDate } from '../calendar-date/calendar-date.ts'
import { readTypedDate, type TypedDate, writeTypedDate } from './typed-date.ts'

const typed = (day: string, month: string, year: string): TypedDate => ({ day, month, year })

describe('a date typed in three fields', () => {
  it.each([
    [typed('3', '9', '1950'), '1950-09-03'],
    [typed('03', '09', '1950'), '1950-09-03'],
    [typed(' 31 ', '12 ', '2026'), '2026-12-31'],
    [typed('29', '2', '2028'), '2028-02-29'],
    [typed('29', '2', '2000'), '2000-02-29'],
    [typed('1er', 'mars', '1950'), '1950-03-01'],
    [typed('2nd', 'March', '1950'), '1950-03-02'],
    [typed('3', 'févr.', '1950'), '1950-02-03'],
    [typed('\uff13', '\u200b12\u202f', '1950'), '1950-12-03'],
  ])('%j is %s', (fields, date) => {
    expect(readTypedDate(fields)).toEqual({ date })
  })

  it('is written back into the three fields', () => {
    expect(writeTypedDate('1950-09-03')).toEqual(typed('3', '9', '1950'))
  })

  it.each(['', 'today', '2026-02-30'])('has empty fields for %j, which is not a date', (text) => {
    expect(writeTypedDate(text)).toEqual(typed('', '', ''))
  })
})

describe('an error in a typed date', () => {
  it.each([
    [typed('', '', ''), 'missing', ['day', 'month', 'year']],
    [typed('3', ' ', '1950'), 'missing', ['month']],
    [typed('3', 'jui', '1950'), 'not_a_number', ['month']],
    [typed('3', 'ma', '1950'), 'not_a_number', ['month']],
    [typed('-3', '3', '1950'), 'not_a_number', ['day']],
    [typed('3', '3', '50'), 'year_not_four_digits', ['year']],
    [typed('3', '3', '19500'), 'year_not_four_digits', ['year']],
    [typed('3', '3', '0000'), 'year_not_four_digits', ['year']],
    [typed('3', '13', '1950'), 'no_such_month', ['month']],
    [typed('3', '0', '1950'), 'no_such_month', ['month']],
    [typed('0', '3', '1950'), 'no_such_day', ['day']],
    [typed('31', '4', '1950'), 'no_such_day', ['day']],
    [typed('29', '2', '2026'), 'no_such_day', ['day']],
    [typed('29', '2', '1900'), 'no_such_day', ['day']],
  ])('in %j is: %s, in %j', (fields, problem, parts) => {
    expect(readTypedDate(fields)).toEqual({ problem, parts })
  })
})

const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (month: number, year: number) =>
  [31, leap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0

describe('for any date', () => {
  it('only valid dates are parsed, each to itself', () => {
    const numbers = record({
      day: integer({ min: 0, max: 40 }),
      month: integer({ min: 0, max: 20 }),
      year: integer({ min: 1000, max: 9999 }),
    })
    assert(
      property(numbers, ({ day, month, year }) => {
        const isReal = day >= 1 && day <= daysIn(month, year)
        const read = readTypedDate(typed(String(day), String(month), String(year)))
        const numbersRead = 'date' in read ? read.date.split('-').map(Number) : undefined
        expect(numbersRead).toEqual(isReal ? [year, month, day] : undefined)
      }),
      { numRuns: 1000 },
    )
  })

  it('a formatted date is parsed to the same day', () => {
    const moments = anyMoment({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    assert(
      property(moments, (moment) => {
        const date = moment.toISOString().slice(0, 10)
        expect(readTypedDate(writeTypedDate(date))).toEqual({ date })
      }),
    )
  })

  it('any input gives a date or an error, never an exception', () => {
    const anyText = oneof(string({ unit: 'grapheme' }), constantFrom('1', '02', '29', '2028', '٣', '1e1', '0x1', '1.5'))
    assert(
      property(record({ day: anyText, month: anyText, year: anyText }), (fields) => {
        const read = readTypedDate(fields)
        expect('date' in read ? isCalendarDate(read.date) : read.parts.length > 0).toBe(true)
      }),
    )
  })
})
