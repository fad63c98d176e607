import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import type { PromisedCall } from '../calls/promised-call.ts'
import { dateIn } from '../platform/calendar/zoned-time.ts'
import type { SentRequestRow } from './sent-request.table.ts'

/** The call of a request as letters and calendars tell it: it begins to count when it was asked for last. */
export function promisedCallOf(row: SentRequestRow): PromisedCall {
  return { ...row, createdAt: row.callAskedAt, changedAt: row.activeAt, sequence: row.callSequence }
}

/** How a request stands, with the day since when, where it is called. */
export function stateOfRequest(row: SentRequestRow): PrivateRequest['state'] {
  return { name: stateName(row), on: dateIn(row.callback.time_zone, row.callStateAt) }
}

function stateName({ callState, callback }: SentRequestRow): PrivateRequest['state']['name'] {
  if (callState === 'promised') return callback.kind === 'slot' ? 'call_planned' : 'received'
  return callState === 'made' ? 'called' : callState
}
