import { type CalendarDate, isCalendarDate } from '../calendar-date/calendar-date.ts'

export type BirthDateProblem = 'bad_date' | 'too_early' | 'too_late'

/** Nobody known has lived longer than 122 years; who is older mistyped the year. */
const longestLife = 125

/** Why a day is not the day of birth of somebody alive today; undefined when it may be. */
export function birthDateProblem(date: string, today: CalendarDate): BirthDateProblem | undefined {
  if (!isCalendarDate(date)) return 'bad_date'
  if (date > today) return 'too_late'
  return date < earliest(today) ? 'too_early' : undefined
}

/** Years have four digits, so as texts days follow each other as they do in time. */
function earliest(today: CalendarDate): CalendarDate {
  return `${String(Number(today.slice(0, 4)) - longestLife).padStart(4, '0')}${today.slice(4)}`
}
