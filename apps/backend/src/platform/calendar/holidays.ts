import type { Country } from '@clairmemoire/domain/country'
import type { IsHoliday } from '@clairmemoire/domain/working-days'
import Holidays from 'date-holidays'

const calendars: Record<Country, Holidays> = { FR: new Holidays('FR'), US: new Holidays('US') }

const publicHolidays = new Map<string, ReadonlySet<string>>()

/**
 * Recognizes the public holidays of metropolitan France, or the federal holidays of the United States and the days on which
 * they are observed instead.
 */
export function isHolidayOf(country: Country): IsHoliday {
  return (date) => publicHolidaysOf(country, Number(date.slice(0, 4))).has(date)
}

function publicHolidaysOf(country: Country, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`
  const known = publicHolidays.get(key)
  if (known !== undefined) return known
  // The holiday of 1 January may be observed on the last day of the year before.
  const dates = new Set([...datesIn(country, year), ...datesIn(country, year + 1)])
  publicHolidays.set(key, dates)
  return dates
}

function datesIn(country: Country, year: number): string[] {
  const days = calendars[country].getHolidays(year).filter((holiday) => holiday.type === 'public')
  const dates = days.map((holiday) => holiday.date.slice(0, 10))
  return country === 'US' ? dates.flatMap((date) => [date, observed(date)]) : dates
}

/**
 * In the United States, a holiday on a Saturday is observed on Friday, and one on a Sunday on Monday (5 U.S.C. 6103(b),
 * Executive Order 11582).
 */
function observed(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  const shift = new Map([
    [6, -1],
    [0, 1],
  ])
  day.setUTCDate(day.getUTCDate() + (shift.get(day.getUTCDay()) ?? 0))
  return day.toISOString().slice(0, 10)
}
