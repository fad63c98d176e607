import { describe, expect, it } from 'vitest'
import { isHolidayOf } from './holidays.ts'

describe('public holidays', () => {
  it.each(['2027-01-01', '2027-03-29', '2027-05-06', '2027-05-17', '2027-07-14', '2027-11-11', '2027-12-25'])(
    'include %s in France',
    (date) => {
      expect(isHolidayOf('FR')(date)).toBe(true)
    },
  )

  it.each(['2027-01-18', '2027-06-18', '2027-07-05', '2027-11-25', '2027-12-24', '2027-12-31'])(
    'include %s in the United States, where some are observed on another day',
    (date) => {
      expect(isHolidayOf('US')(date)).toBe(true)
    },
  )

  it('of one country are working days in the other', () => {
    expect(isHolidayOf('US')('2027-07-14')).toBe(false)
    expect(isHolidayOf('FR')('2027-11-25')).toBe(false)
  })

  it('include Christmas Eve only when a holiday is observed on it', () => {
    expect(isHolidayOf('FR')('2027-12-24')).toBe(false)
    expect(isHolidayOf('US')('2026-12-24')).toBe(false)
  })
})

/** The holidays as the United States Office of Personnel Management publishes them, without weekends. */
const federalHolidays: Record<number, string> = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2031: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2032: '01-01 01-19 02-16 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2033: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2034: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2035: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
}

describe.each(Object.entries(federalHolidays))('in %s', (year, days) => {
  it('the only weekdays without work are the observed federal holidays', () => {
    const first = Date.parse(`${year}-01-01T00:00:00Z`)
    const weekdays = Array.from({ length: 366 }, (_, day) => new Date(first + day * 86_400_000)).filter(
      (day) => day.getUTCDay() % 6 !== 0 && day.getUTCFullYear() === Number(year),
    )
    const holidays = weekdays.map((day) => day.toISOString().slice(0, 10)).filter(isHolidayOf('US'))
    expect(holidays.map((date) => date.slice(5)).join(' ')).toBe(days)
  })
})
