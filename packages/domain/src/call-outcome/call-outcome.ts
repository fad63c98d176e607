import type { CalendarDate } from '../calendar-date/calendar-date.ts'

/** What came of a call in which somebody answered. */
export const reachedOutcomes = [
  'passed_on',
  'appointment',
  'wants_time',
  'not_eligible',
  'not_interested',
  'never_again',
  'settled',
] as const

/** What came of a call in which nobody did. */
export const unreachedOutcomes = ['no_answer', 'busy', 'voicemail', 'wrong_number'] as const

export const callOutcomes = [...reachedOutcomes, ...unreachedOutcomes] as const

export type CallOutcome = (typeof callOutcomes)[number]

export function isReached(outcome: CallOutcome): boolean {
  return (reachedOutcomes as readonly CallOutcome[]).includes(outcome)
}

type HalfDay = 'morning' | 'afternoon'

/** Tries without an answer, the one that is judged included. */
export interface Tries {
  /** The day of each, where it is called. */
  days: readonly CalendarDate[]
  /** When the last one was made. */
  last: HalfDay
}

export interface TryRule {
  /** Days with a try after which the person is written to instead. */
  days: number
}

/** What happens after a call. */
export type NextStep =
  /** Nothing more is to be done. */
  | 'close'
  /** The person said when. */
  | 'call_when_asked'
  /** The next working day, in the other half of the day. */
  | { callAgainIn: HalfDay }
  /** The person is written to, and chooses a time. */
  | 'wait'

/** A number that is wrong is not called again. */
export function stepAfter(outcome: CallOutcome, { days, last }: Tries, rule: TryRule): NextStep {
  if (outcome === 'wants_time') return 'call_when_asked'
  if (isReached(outcome)) return 'close'
  if (outcome === 'wrong_number' || new Set(days).size >= rule.days) return 'wait'
  return { callAgainIn: last === 'morning' ? 'afternoon' : 'morning' }
}
