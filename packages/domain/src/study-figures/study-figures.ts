import { type CalendarDate, dayAfter, daysBetween } from '../calendar-date/calendar-date.ts'
import { type CallOutcome, isReached } from '../call-outcome/call-outcome.ts'

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

/** One call about a study, without a person. */
export interface CountedCall {
  /** By the calendar of the desk. */
  askedOn: CalendarDate
  askedAt: Date
  promisedAt: Date
  isClosed: boolean
  /** What closed it. */
  outcome: CallOutcome | 'not_reached' | 'cancelled' | 'withdrawn' | null
  /** Outcomes that count, oldest first. */
  tries: readonly { outcome: CallOutcome; at: Date; why?: string | undefined }[]
}

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

/** The last weeks, oldest first, from the first in which somebody asked or was included; never more than `shownWeeks`. */
export function countStudy(
  calls: readonly CountedCall[],
  inclusions: readonly Inclusions[],
  now: Moment,
): CountedStudy {
  const weeks = weeksUntil(now.day, [...calls.map(({ askedOn }) => askedOn), ...inclusions.map(({ week }) => week)])
  const counted = calls.filter(({ askedOn }) => weeks.includes(weekOf(askedOn)))
  const countsIn = (some: readonly CalendarDate[]) => ({
    ...countsOf(
      counted.filter(({ askedOn }) => some.includes(weekOf(askedOn))),
      now.at,
    ),
    included: inclusions.filter(({ week }) => some.includes(week)).reduce((sum, { count }) => sum + count, 0),
  })
  return {
    weeks: weeks.map((week) => ({ week, ...countsIn([week]) })),
    total: countsIn(weeks),
    reasons: reasonsOf(counted),
  }
}

interface Moment {
  /** By the calendar of the desk. */
  day: CalendarDate
  at: Date
}

/** The Monday of its week. */
export function weekOf(day: CalendarDate): CalendarDate {
  const monday = new Date(`${day}T00:00:00Z`)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}

function weeksUntil(today: CalendarDate, days: readonly CalendarDate[]): CalendarDate[] {
  const first = days.map(weekOf).toSorted()[0] ?? weekOf(today)
  const weeks: CalendarDate[] = []
  for (let day: string | undefined = first; day !== undefined && day <= today; day = dayAfter(day))
    if (daysBetween(first, day) % 7 === 0) weeks.push(day)
  return weeks.slice(-shownWeeks)
}

function countsOf(calls: readonly CountedCall[], now: Date): Omit<Counts, 'included'> {
  const isPassedOn = ({ isClosed, outcome }: CountedCall) =>
    isClosed && (outcome === 'passed_on' || outcome === 'appointment')
  const reasons = calls.map(reasonOf)
  const firsts = calls.map((call) => ({ call, at: call.tries[0]?.at }))
  const answered = calls.map((call) => ({ call, at: call.tries.find(({ outcome }) => isReached(outcome))?.at }))
  return {
    asked: calls.length,
    reached: answered.filter(({ at }) => at !== undefined).length,
    passedOn: calls.filter(isPassedOn).length,
    open: calls.filter(({ isClosed }) => !isClosed).length,
    not: Object.fromEntries(
      notReasons.map((reason) => [reason, reasons.filter((each) => each === reason).length]),
    ) as Record<NotReason, number>,
    toFirstTry: durationsOf(firsts),
    toReached: durationsOf(answered),
    promise: {
      kept: firsts.filter(({ call, at }) => at !== undefined && at <= call.promisedAt).length,
      broken: firsts.filter(({ call, at }) => !isEndedByPerson(call, at) && (at ?? now) > call.promisedAt).length,
    },
  }
}

/** Nobody has to call who is told not to. */
function isEndedByPerson({ outcome, isClosed }: CountedCall, firstTry: Date | undefined): boolean {
  return firstTry === undefined && isClosed && (outcome === 'cancelled' || outcome === 'withdrawn')
}

/** Undefined while it is open, and when it led further. */
function reasonOf({ isClosed, outcome }: CountedCall): NotReason | undefined {
  return isClosed ? notReasons.find((reason) => reason === outcome) : undefined
}

function durationsOf(calls: readonly { call: CountedCall; at: Date | undefined }[]): Durations {
  const minutes = calls
    .flatMap(({ call, at }) => (at === undefined ? [] : [Math.floor((at.getTime() - call.askedAt.getTime()) / 60_000)]))
    .toSorted((one, other) => one - other)
  return { count: minutes.length, median: within(minutes, 5), ninthDecile: within(minutes, 9) }
}

/** The least of the sorted numbers that so many tenths of them do not exceed. */
function within(sorted: readonly number[], tenths: number): number | null {
  return sorted[Math.ceil((sorted.length * tenths) / 10) - 1] ?? null
}

function reasonsOf(calls: readonly CountedCall[]): CountedStudy['reasons'] {
  const counts = new Map<string, CountedReason>()
  for (const call of calls) {
    const reason = reasonOf(call)
    const why = call.tries.at(-1)?.why
    if ((reason !== 'not_eligible' && reason !== 'not_interested') || why === undefined) continue
    const key = `${reason} ${why}`
    counts.set(key, { reason, why, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)
}
