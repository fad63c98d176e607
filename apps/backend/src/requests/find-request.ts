import { and, eq, gt } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import { hashOfCapability } from '../platform/capability.ts'
import { requestLink, type SentRequestRow, sentRequest } from './sent-request.table.ts'

const day = 24 * 3_600_000

/** Undefined alike for what never was, was erased or is past its time: looked up by a hash, in one way and in one time. */
export async function findRequest(
  { database, clock, requests }: Pick<Backend, 'database' | 'clock' | 'requests'>,
  capability: string,
): Promise<SentRequestRow | undefined> {
  const oldest = new Date(clock().getTime() - requests.days * day)
  const [found] = await database
    .select({ request: sentRequest })
    .from(requestLink)
    .innerJoin(sentRequest, eq(sentRequest.id, requestLink.requestId))
    .where(and(eq(requestLink.capabilityHash, hashOfCapability(capability)), gt(sentRequest.activeAt, oldest)))
  return found?.request
}

/** The last moment at which it can be opened, unless it is changed before. */
export function expiryOf({ activeAt }: SentRequestRow, { requests }: Pick<Backend, 'requests'>): Date {
  return new Date(activeAt.getTime() + requests.days * day)
}
