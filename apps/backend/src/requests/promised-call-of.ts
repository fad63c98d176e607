import type { PromisedCall } from '../calls/promised-call.ts'
import type { SentRequestRow } from './sent-request.table.ts'

/** The call of a request as letters and calendars tell it: it begins to count when it was asked for last. */
export function promisedCallOf(row: SentRequestRow): PromisedCall {
  return { ...row, createdAt: row.callAskedAt, changedAt: row.activeAt, sequence: row.callSequence }
}
