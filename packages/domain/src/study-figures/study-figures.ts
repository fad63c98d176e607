import { type CalendarDate, dayAfter, daysBetween } from '../calendar-date/calendar-date.ts'

/** Why a call that is closed led no further. */
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

/** How long it took, in whole minutes; null while nobody was. */
export interface Durations {
  count: number
  median: number | null
  ninthDecile: number | null
}

/** Every call that was asked for is passed on, open, or not with one reason. */
export interface Counts {
  asked: number
  reached: number
  /** To a study site, or with an appointment. */
  passedOn: number
  open: number
  /** As entered by hand for these weeks, whenever they asked. */
  included: number
  not: Record<NotReason, number>
  toFirstTry: Durations
  toReached: Durations
  /** Calls whose first try was in time, and those for which that time is over. */
  promise: { kept: number; broken: number }
}

export interface CountedWeek extends Counts {
  /** Its Monday. */
  week: CalendarDate
}

export interface CountedStudy {
  weeks: readonly CountedWeek[]
  total: Counts
  /** Which criterion was not met, or why somebody was not interested; the most frequent first. */
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

/** Half a year. */
export const shownWeeks = 26

/** The Monday of its week. */
export function weekOf(day: CalendarDate): CalendarDate {
  const monday = new Date(`${day}T00:00:00Z`)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}

/** The Monday of the first week that is shown on a day. */
export function firstShownWeek(today: CalendarDate): CalendarDate {
  const first = new Date(`${weekOf(today)}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - 7 * (shownWeeks - 1))
  return first.toISOString().slice(0, 10)
}

/** The Mondays from the first of the given weeks to this one, without a gap and never more than `shownWeeks`. */
export function weeksBetween(weeks: readonly CalendarDate[], today: CalendarDate): CalendarDate[] {
  const first = weeks.toSorted()[0] ?? weekOf(today)
  const mondays: CalendarDate[] = []
  for (let day: string | undefined = first; day !== undefined && day <= today; day = dayAfter(day))
    if (daysBetween(first, day) % 7 === 0) mondays.push(day)
  return mondays.slice(-shownWeeks)
}
