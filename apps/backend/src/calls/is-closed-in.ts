import type { Country } from '@clairmemoire/domain/country'
import type { IsHoliday } from '@clairmemoire/domain/working-days'
import type { CallDesk } from '../clinic/call-desk.ts'
import { isHolidayOf } from '../platform/calendar/holidays.ts'

/** The days on which nobody calls in a country, weekends apart. */
export function isClosedIn(country: Country, { closedDays }: Pick<CallDesk, 'closedDays'>): IsHoliday {
  const isHoliday = isHolidayOf(country)
  return (date) => closedDays.has(date) || isHoliday(date)
}
