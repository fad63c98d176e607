import type { CalendarDate } from '../calendar-date/calendar-date.ts'

/** Outcomes of a call that was answered. */
export const reachedOutcomes = [
  'passed_on',
  'appointment',
  'wants_time',
  'not_eligible',
  'not_interested',
  'never_again',
  'settled',
] as const

/** Outcomes of a call that was not answered. */
export const unreachedOutcomes = ['no_answer', 'busy', 'voicemail', 'wrong_number'] as const

export const callOutcomes = [...reachedOutcomes, ...unreachedOutcomes] as const

export type CallOutcome = (typeof callOutcomes)[number]

export function isReached(outcome: CallOutcome): boolean {
  return (reachedOutcomes as readonly CallOutcome[]).includes(outcome)
}

type HalfDay = 'morning' | 'afternoon'

/** The tries that were not answered, including the current one. */
export interface Tries {
  /** The date of each try, in the time zone of the person called. */
  days: readonly CalendarDate[]
  /** The half of the day in which the last try was made. */
  last: HalfDay
}

export interface TryRule {
  /** After tries on this many days, the person gets a mail instead of another call. */
  days: number
}

/** The next step after a call. */
export type NextStep =
  /** Nothing is left to do. */
  | 'close'
  /** The person named a time. */
  | 'call_when_asked'
  /** The next try is on the next working day, in the other half of the day. */
  | { callAgainIn: HalfDay }
  /** The person gets a mail and chooses a time. */
  | 'wait'

/** A wrong number is not called again. */
export function stepAfter(outcome: CallOutcome, { days, last }: Tries, rule: TryRule): NextStep {
  if (outcome === 'wants_time') return 'call_when_asked'
  if (isReached(outcome)) return 'close'
  if (outcome === 'wrong_number' || new Set(days).size >= rule.days) return 'wait'
  return { callAgainIn: last === 'morning' ? 'afternoon' : 'morning' }
}
