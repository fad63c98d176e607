import { type CalendarDate, dayAfter, daysBetween } from '../calendar-date/calendar-date.ts'

/** The reasons for which a call is closed without an appointment or a study site. */
export const notReasons = [
  'not_eligible',
  'not_interested',
  'never_again',
  'settled',
  'not_reached',
  'cancelled',
  'withdrawn',
] as const

export type NotReason = (typeof notReasons)[number]

/** Durations in whole minutes; null without data. */
export interface Durations {
  count: number
  median: number | null
  ninthDecile: number | null
}

/** Every requested call is either passed on, open, or closed with one reason. */
export interface Counts {
  asked: number
  reached: number
  /** Passed on to a study site, or with an appointment. */
  passedOn: number
  open: number
  /** People included in the study, as staff entered them for these weeks; they may have asked for a call earlier. */
  included: number
  not: Record<NotReason, number>
  toFirstTry: Durations
  toReached: Durations
  /** Calls whose first try was on time, and all whose deadline has passed. */
  promise: { kept: number; broken: number }
}

export interface CountedWeek extends Counts {
  /** The Monday of the week. */
  week: CalendarDate
}

export interface CountedStudy {
  weeks: readonly CountedWeek[]
  total: Counts
  /** Criteria not met, or reasons for no interest; most frequent first. */
  reasons: readonly CountedReason[]
}

interface CountedReason {
  reason: 'not_eligible' | 'not_interested'
  why: string
  count: number
}

export interface Inclusions {
  week: CalendarDate
  count: number
}

/** Half a year, in weeks. */
export const shownWeeks = 26

/** The Monday of the day's week. */
export function weekOf(day: CalendarDate): CalendarDate {
  const monday = new Date(`${day}T00:00:00Z`)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}

/** The Monday of the first week shown on a day. */
export function firstShownWeek(today: CalendarDate): CalendarDate {
  const first = new Date(`${weekOf(today)}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - 7 * (shownWeeks - 1))
  return first.toISOString().slice(0, 10)
}

/** The Mondays from the first given week to the current one, without gaps, at most `shownWeeks`. */
export function weeksBetween(weeks: readonly CalendarDate[], today: CalendarDate): CalendarDate[] {
  const first = weeks.toSorted()[0] ?? weekOf(today)
  const mondays: CalendarDate[] = []
  for (let day: string | undefined = first; day !== undefined && day <= today; day = dayAfter(day))
    if (daysBetween(first, day) % 7 === 0) mondays.push(day)
  return mondays.slice(-shownWeeks)
}
