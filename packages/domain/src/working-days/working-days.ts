import { type CalendarDate, dayAfter, isWeekend } from '../calendar-date/calendar-date.ts'

export type { CalendarDate } from '../calendar-date/calendar-date.ts'

export type IsHoliday = (date: CalendarDate) => boolean

/** The search ends after this many closed days in a row. */
const maxClosure = 366

/**
 * The next working days after `from`, Monday to Friday without holidays. They are fewer than `count` only if `from` is
 * invalid or the calendar has no such days left.
 */
export function nextWorkingDays(from: CalendarDate, count: number, isHoliday: IsHoliday): CalendarDate[] {
  const days: CalendarDate[] = []
  let closedFor = 0
  let day = dayAfter(from)
  while (day !== undefined && days.length < count && closedFor < maxClosure) {
    if (isWeekend(day) || isHoliday(day)) {
      closedFor += 1
    } else {
      closedFor = 0
      days.push(day)
    }
    day = dayAfter(day)
  }
  return days
}

/** The last of the next `count` working days; `from` itself if no working day follows. */
export function addWorkingDays(from: CalendarDate, count: number, isHoliday: IsHoliday): CalendarDate {
  return nextWorkingDays(from, count, isHoliday).at(-1) ?? from
}
