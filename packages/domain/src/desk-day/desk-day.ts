import type { CallOutcome } from '../call-outcome/call-outcome.ts'

const hour = 3_600_000

/** A number of open calls that have the same deadline and the same last time to call. */
export interface OpenCalls {
  dueAt: Date
  /** The end of the last period in which the person may be called; null without such a period. */
  callableUntil: Date | null
  count: number
}

/** The open calls of a day. */
export interface CallsLeft {
  left: number
  late: number
  /** For each full hour at which the number rises: how many calls are late by then if nobody calls, including those late now. */
  lateBy: readonly { at: Date; count: number }[]
}

/** Counts the calls that are left `now`, and those that will be late by each full hour until `end`. */
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

/** A call becomes late at its deadline, or already when the last time to call ends, because nobody can call after that. */
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
  /** The id of the outcome that this one corrects. */
  corrects: string | null
}

/** The calls of a day with their latest outcomes. The given ones are oldest first; a correction of an earlier day is not a call. */
export function callsMade(outcomes: readonly RecordedOutcome[]): Pick<RecordedOutcome, 'outcome' | 'staffId'>[] {
  const calls = new Map<string, RecordedOutcome>()
  for (const each of outcomes) {
    if (each.corrects !== null && !calls.delete(each.corrects)) continue
    calls.set(each.id, each)
  }
  return [...calls.values()]
}
