import type { Locale } from '@clairmemoire/domain/locale'
import type { IsHoliday } from '@clairmemoire/domain/working-days'
import Holidays from 'date-holidays'

const calendars: Record<Locale, Holidays> = { fr: new Holidays('FR'), en: new Holidays('US') }

const publicHolidays = new Map<string, ReadonlySet<string>>()

/** Public holidays of metropolitan France, or federal holidays of the United States with the days observed instead. */
export function isHolidayOf(locale: Locale): IsHoliday {
  return (date) => publicHolidaysOf(locale, Number(date.slice(0, 4))).has(date)
}

function publicHolidaysOf(locale: Locale, year: number): ReadonlySet<string> {
  const key = `${locale} ${year}`
  const known = publicHolidays.get(key)
  if (known !== undefined) return known
  const days = calendars[locale].getHolidays(year).filter((holiday) => holiday.type === 'public')
  const dates = new Set(days.map((holiday) => holiday.date.slice(0, 10)))
  publicHolidays.set(key, dates)
  return dates
}
