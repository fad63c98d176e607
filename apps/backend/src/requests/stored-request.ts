import type { ConsultationType, PrivateRequest } from '@clairmemoire/api-client/schema'
import { and, eq, gt } from 'drizzle-orm'
import { windowsInCalendars } from '../calls/call-times.ts'
import { fullName, type PromisedCall } from '../calls/promised-call.ts'
import type { CallDesk } from '../clinic/clinic.ts'
import type { FoundBy } from '../desk/search-words.ts'
import { dateIn } from '../platform/calendar/zoned-time.ts'
import { hashOfCapability } from '../platform/capability.ts'
import type { Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { requestLink, type SentRequestRow, sentRequest } from './sent-request.table.ts'

const day = 24 * 3_600_000

/** Which requests are taken, and how long they are stored. */
export interface RequestSettings {
  /** Days without being changed after which a request is erased. */
  days: number
  /** What the operator offers. */
  consultationTypes: readonly ConsultationType[]
}

/** For how long a request is stored. */
interface RequestRetention {
  requests: Pick<RequestSettings, 'days'>
}

/** A request, whether the key that opened it is one of a device, and where it was mailed to unless it was answered to who asked. */
export interface OpenedRequest {
  request: SentRequestRow
  device: boolean
  mailedTo: string | null
}

interface Finding extends RequestRetention {
  database: Queries
  clock: () => Date
}

/** Undefined for what never existed, was erased or has expired. Each takes one lookup by hash, so that its duration tells nothing. */
export async function openRequest(
  { database, clock, requests }: Finding,
  capability: string,
): Promise<OpenedRequest | undefined> {
  const oldest = new Date(clock().getTime() - requests.days * day)
  const [found] = await database
    .select({ request: sentRequest, device: requestLink.device, mailedTo: requestLink.mailedTo })
    .from(requestLink)
    .innerJoin(sentRequest, eq(sentRequest.id, requestLink.requestId))
    .where(and(eq(requestLink.capabilityHash, hashOfCapability(capability)), gt(sentRequest.activeAt, oldest)))
  return found
}

export async function findRequest(finding: Finding, capability: string): Promise<SentRequestRow | undefined> {
  return (await openRequest(finding, capability))?.request
}

/** Locks a request until the transaction ends. Undefined when it has been erased. */
export async function lockRequest(tx: Transaction, id: string): Promise<SentRequestRow | undefined> {
  const [row] = await tx.select().from(sentRequest).where(eq(sentRequest.id, id)).for('update')
  return row
}

/** The last moment at which it can be opened, unless it is changed before. */
export function expiryOf({ activeAt }: SentRequestRow, { requests }: RequestRetention): Date {
  return new Date(activeAt.getTime() + requests.days * day)
}

/** The call of a request, for letters and calendars; it was created when it was last asked for. */
export function promisedCallOf(row: SentRequestRow): PromisedCall {
  const { callAskedAt: createdAt, activeAt: changedAt, callSequence: sequence, callEarlierWindows } = row
  const earlierWindows = callEarlierWindows.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  return { ...row, createdAt, changedAt, sequence, earlierWindows }
}

/** What a change of the call leaves to be replaced in calendars, of the request as it was before. */
export function replacedCall(
  row: SentRequestRow,
  desk: CallDesk,
): Pick<SentRequestRow, 'callSequence' | 'callEarlierWindows'> {
  const windows = windowsInCalendars(promisedCallOf(row), desk)
  return {
    callSequence: row.callSequence + 1,
    callEarlierWindows: windows.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  }
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
