import type { CallOutcome } from '../call-outcome/call-outcome.ts'

const hour = 3_600_000

/** Open calls with the same times. */
export interface OpenCalls {
  dueAt: Date
  /** End of the last time at which the telephone may ring; null without one. */
  callableUntil: Date | null
  count: number
}

/** The open calls of a day. */
export interface CallsLeft {
  left: number
  late: number
  /** How many will be late at which full hour if nobody calls, the late ones included; only hours at which the number rises. */
  lateBy: readonly { at: Date; count: number }[]
}

/** Counts the calls that are left at a moment, and those that will be late by the hours until the end of the day. */
export function callsLeft(calls: readonly OpenCalls[], { now, end }: { now: Date; end: Date }): CallsLeft {
  const isLate = ({ dueAt }: OpenCalls) => dueAt <= now
  const upcoming = calls.filter((each) => !isLate(each) && lateAt(each, now) <= end)
  const hours = new Set(upcoming.map((each) => Math.ceil(lateAt(each, now).getTime() / hour) * hour))
  const late = sumOf(calls.filter(isLate))
  return {
    left: sumOf(calls),
    late,
    lateBy: [...hours]
      .toSorted((one, other) => one - other)
      .map((at) => ({
        at: new Date(at),
        count: late + sumOf(upcoming.filter((each) => lateAt(each, now).getTime() <= at)),
      })),
  }
}

/** When a call becomes late: at the end of the last time to call, because nobody can call between it and the deadline. */
function lateAt({ dueAt, callableUntil }: OpenCalls, now: Date): Date {
  return callableUntil !== null && callableUntil > now && callableUntil < dueAt ? callableUntil : dueAt
}

function sumOf(calls: readonly OpenCalls[]): number {
  return calls.reduce((sum, { count }) => sum + count, 0)
}

/** An outcome recorded on a day. */
interface RecordedOutcome {
  id: string
  outcome: CallOutcome
  staffId: string
  /** The outcome that it corrects. */
  corrects: string | null
}

/** The calls made on a day with their latest outcomes, from its outcomes, oldest first. Correcting an earlier day makes no call. */
export function callsMade(outcomes: readonly RecordedOutcome[]): Pick<RecordedOutcome, 'outcome' | 'staffId'>[] {
  const calls = new Map<string, RecordedOutcome>()
  for (const each of outcomes) {
    if (each.corrects !== null && !calls.delete(each.corrects)) continue
    calls.set(each.id, each)
  }
  return [...calls.values()]
}
