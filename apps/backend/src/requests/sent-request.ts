import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { fullName, type PromisedCall } from '../calls/promised-call.ts'
import type { FoundBy } from '../desk/search-words.ts'
import { dateIn } from '../platform/calendar/zoned-time.ts'
import type { SentRequestRow } from './sent-request.table.ts'

/** The call of a request, for letters and calendars; it was created when it was last asked for. */
export function promisedCallOf(row: SentRequestRow): PromisedCall {
  return { ...row, createdAt: row.callAskedAt, changedAt: row.activeAt, sequence: row.callSequence }
}

/** By whom the desk finds a request: who asks, and who is called instead. */
export function foundBy(row: FoundRow): FoundBy {
  const { reference, firstName, lastName, email, phone, helper } = row
  return {
    reference,
    names: [fullName(firstName, lastName), ...(helper ? [fullName(helper.first_name, helper.last_name)] : [])],
    phones: [phone, helper?.phone].filter((number) => typeof number === 'string'),
    emails: email === '' ? [] : [email],
  }
}

type FoundRow = Pick<SentRequestRow, 'reference' | 'firstName' | 'lastName' | 'email' | 'phone' | 'helper'>

/** How a request stands, with the day since when, where it is called. */
export function stateOfRequest(row: SentRequestRow): PrivateRequest['state'] {
  return { name: stateName(row), on: dateIn(row.callback.time_zone, row.callStateAt) }
}

function stateName({ callState, callback }: SentRequestRow): PrivateRequest['state']['name'] {
  if (callState === 'promised') return callback.kind === 'slot' ? 'call_planned' : 'received'
  return callState === 'made' ? 'called' : callState
}
