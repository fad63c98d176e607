import { type CalendarDate, dayAfter, yearsBefore } from '../calendar-date/calendar-date.ts'

/** The first and last date that a question accepts, both included. */
export interface DayBounds {
  min_date: CalendarDate
  max_date: CalendarDate
}

/** The clinic sees adults. */
const youngest = 18
/** A higher age means that the year was mistyped. */
const oldest = 120
/** A consent given longer ago has to be given again. */
const yearsOfConsent = 1

/** The birth dates of patients from 18 to 120 years old (R5-05). */
export function birthDateBounds(today: CalendarDate): DayBounds {
  return { min_date: earliestBirth(today), max_date: yearsBefore(today, youngest) }
}

/** The dates of a life event, such as first symptoms or a diagnosis (R5-05). */
export function lifeEventBounds(today: CalendarDate): DayBounds {
  return { min_date: earliestBirth(today), max_date: today }
}

/** The dates on which a patient may have consented to today's request (R5-05). */
export function consentDateBounds(today: CalendarDate): DayBounds {
  return { min_date: yearsBefore(today, yearsOfConsent), max_date: today }
}

/** The earliest birth date of a person who is still 120 years old. */
function earliestBirth(today: CalendarDate): CalendarDate {
  const birthday = yearsBefore(today, oldest + 1)
  return dayAfter(birthday) ?? birthday
}
