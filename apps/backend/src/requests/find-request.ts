import { and, eq, gt } from 'drizzle-orm'
import { hashOfCapability } from '../platform/capability.ts'
import type { Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import type { RequestSettings } from './request-kind.ts'
import { requestLink, type SentRequestRow, sentRequest } from './sent-request.table.ts'

const day = 24 * 3_600_000

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
