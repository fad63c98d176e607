import { type CalendarDate, dayAfter, isCalendarDate, yearsBefore } from '../calendar-date/calendar-date.ts'

/** The first and the last day that fit, as a question bounds its answer. */
export interface DayBounds {
  min_date: CalendarDate
  max_date: CalendarDate
}

export type BirthDateProblem = 'bad_date' | 'too_early' | 'too_late'

/** The clinic sees adults. */
const youngest = 18
/** Whoever would be older mistyped the year. */
const oldest = 120
/** An agreement that is older has to be asked for again. */
const yearsOfConsent = 1

/** On which a patient may be born, who is from 18 to 120 years old (R5-05). */
export function birthDays(today: CalendarDate): DayBounds {
  return { min_date: earliestBirth(today), max_date: yearsBefore(today, youngest) }
}

/** Of something in the life of a person: when it began, when it was diagnosed (R5-05). */
export function daysOfLife(today: CalendarDate): DayBounds {
  return { min_date: earliestBirth(today), max_date: today }
}

/** On which a patient may have agreed to something that is asked for now (R5-05). */
export function consentDays(today: CalendarDate): DayBounds {
  return { min_date: yearsBefore(today, yearsOfConsent), max_date: today }
}

/** Why a patient cannot be born on a day; undefined when they can. */
export function birthDateProblem(date: string, today: CalendarDate): BirthDateProblem | undefined {
  if (!isCalendarDate(date)) return 'bad_date'
  const { min_date, max_date } = birthDays(today)
  // Written so, days are in the order of their texts.
  if (date > max_date) return 'too_late'
  return date < min_date ? 'too_early' : undefined
}

/** Of who is still 120 years old. */
function earliestBirth(today: CalendarDate): CalendarDate {
  const birthday = yearsBefore(today, oldest + 1)
  return dayAfter(birthday) ?? birthday
}
