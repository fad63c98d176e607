import type { ConsultationType, PrivateRequest } from '@clairmemoire/api-client/schema'
import { and, eq, gt } from 'drizzle-orm'
import { windowsInCalendars } from '../calls/call-times.ts'
import { fullName, type PromisedCall } from '../calls/promised-call.ts'
import type { CallDesk } from '../clinic/clinic.ts'
import type { SearchTerms } from '../desk/search-words.ts'
import { dateIn } from '../platform/calendar/zoned-time.ts'
import { hashOfCapability } from '../platform/capability.ts'
import { CodeRequired } from '../platform/contract/failures.ts'
import type { Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { requestLink, type RequestRow, requestTable } from './request.table.ts'

const day = 24 * 3_600_000

export interface RequestSettings {
  /** A request is erased after this many days without a change. */
  days: number
  consultationTypes: readonly ConsultationType[]
}

interface RequestRetention {
  requests: Pick<RequestSettings, 'days'>
}

/** A request, with facts of the key that opened it; see `requestLink`. */
export interface OpenedRequest extends Pick<typeof requestLink.$inferSelect, 'device' | 'limited' | 'mailedTo'> {
  request: RequestRow
}

interface RequestLookup extends RequestRetention {
  database: Queries
  clock: () => Date
}

/** Returns undefined for an unknown, erased or expired request. All need one lookup by hash, so that the timing reveals nothing. */
export async function openRequest(
  { database, clock, requests }: RequestLookup,
  capability: string,
): Promise<OpenedRequest | undefined> {
  const oldest = new Date(clock().getTime() - requests.days * day)
  const [found] = await database
    .select({
      request: requestTable,
      device: requestLink.device,
      limited: requestLink.limited,
      mailedTo: requestLink.mailedTo,
    })
    .from(requestLink)
    .innerJoin(requestTable, eq(requestTable.id, requestLink.requestId))
    .where(and(eq(requestLink.capabilityHash, hashOfCapability(capability)), gt(requestTable.activeAt, oldest)))
  return found
}

/** Throws `CodeRequired` for a limited key. */
export async function openWholeRequest(lookup: RequestLookup, capability: string): Promise<OpenedRequest | undefined> {
  const opened = await openRequest(lookup, capability)
  if (opened?.limited) throw new CodeRequired()
  return opened
}

/** Throws `CodeRequired` for a limited key. */
export async function findRequest(lookup: RequestLookup, capability: string): Promise<RequestRow | undefined> {
  return (await openWholeRequest(lookup, capability))?.request
}

/** Locks a request until the transaction ends. Returns undefined if the request was erased. */
export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(requestTable).where(eq(requestTable.id, id)).for('update')
  return row
}

/** Returns when the request expires if it is not changed before. */
export function expiryOf({ activeAt }: RequestRow, { requests }: RequestRetention): Date {
  return new Date(activeAt.getTime() + requests.days * day)
}

/** Returns the call of a request, for letters and calendars. Its `createdAt` is when the call was last requested. */
export function promisedCallOf(row: RequestRow): PromisedCall {
  const { callAskedAt: createdAt, activeAt: changedAt, callSequence: sequence, callEarlierWindows } = row
  const earlierWindows = callEarlierWindows.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  return { ...row, createdAt, changedAt, sequence, earlierWindows }
}

/** Returns the columns to set when the call of this request changes, so that calendars replace the events of the call. */
export function replacedCall(row: RequestRow, desk: CallDesk): Pick<RequestRow, 'callSequence' | 'callEarlierWindows'> {
  const windows = windowsInCalendars(promisedCallOf(row), desk)
  return {
    callSequence: row.callSequence + 1,
    callEarlierWindows: windows.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  }
}

/** Returns the texts of the requester and the helper by which the desk can find a request. */
export function searchTerms(row: SearchableRow): SearchTerms {
  const { reference, firstName, lastName, email, phone, helper } = row
  return {
    reference,
    names: [fullName(firstName, lastName), ...(helper ? [fullName(helper.first_name, helper.last_name)] : [])],
    phones: [phone, helper?.phone].filter((number) => typeof number === 'string'),
    emails: email === '' ? [] : [email],
  }
}

type SearchableRow = Pick<RequestRow, 'reference' | 'firstName' | 'lastName' | 'email' | 'phone' | 'helper'>

/** Returns the state of a request and the day on which the state began, in the time zone of the call. */
export function stateOfRequest(row: RequestRow): PrivateRequest['state'] {
  return { name: stateName(row), on: dateIn(row.callback.time_zone, row.callStateAt) }
}

function stateName({ callState, callback }: RequestRow): PrivateRequest['state']['name'] {
  if (callState === 'promised') return callback.kind === 'slot' ? 'call_planned' : 'received'
  return callState === 'made' ? 'called' : callState
}
