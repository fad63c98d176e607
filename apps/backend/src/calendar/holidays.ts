import type { Country } from '@clairmemoire/domain/country'
import type { IsHoliday } from '@clairmemoire/domain/working-days'
import Holidays from 'date-holidays'

const calendars: Record<Country, Holidays> = { FR: new Holidays('FR'), US: new Holidays('US') }

const publicHolidays = new Map<string, ReadonlySet<string>>()

/** Public holidays of metropolitan France, or federal holidays of the United States with the days observed instead. */
export function isHolidayOf(country: Country): IsHoliday {
  return (date) => publicHolidaysOf(country, Number(date.slice(0, 4))).has(date)
}

function publicHolidaysOf(country: Country, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`
  const known = publicHolidays.get(key)
  if (known !== undefined) return known
  const days = calendars[country].getHolidays(year).filter((holiday) => holiday.type === 'public')
  const dates = new Set(days.map((holiday) => holiday.date.slice(0, 10)))
  publicHolidays.set(key, dates)
  return dates
}
