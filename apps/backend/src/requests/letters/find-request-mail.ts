import { and, eq } from 'drizzle-orm'
import { hashOfCapability } from '../../platform/capability.ts'
import type { Database } from '../../platform/database/connect.ts'
import { requestChange, requestLink, requestMail, type SentRequestRow, sentRequest } from '../sent-request.table.ts'

/** A mail about a request, with the request as it is when the mail leaves. */
export interface FoundRequestMail {
  id: string
  request: SentRequestRow
  /** Null where it has none, or its link was ended while it waited. */
  capability: string | null
  /** Where its key was mailed to, unless it was answered to who asked. */
  mailedTo: string | null
  /** What the change set that it tells of, by the names of the contract. */
  changed: readonly string[]
  remindsOf: number | null
}

/** Undefined when the request has been erased since. */
export async function findRequestMail(database: Database, id: string): Promise<FoundRequestMail | undefined> {
  const [found] = await database
    .select({ mail: requestMail, request: sentRequest, change: requestChange.fields })
    .from(requestMail)
    .innerJoin(sentRequest, eq(sentRequest.id, requestMail.requestId))
    .leftJoin(
      requestChange,
      and(eq(requestChange.requestId, requestMail.requestId), eq(requestChange.version, requestMail.version)),
    )
    .where(eq(requestMail.id, id))
  if (found === undefined) return undefined
  const { mail, request, change } = found
  return {
    id,
    request,
    capability: mail.capability && (await opens(database, mail.capability)) ? mail.capability : null,
    mailedTo: mail.mailedTo,
    changed: Object.keys(change ?? {}),
    remindsOf: mail.remindsOf,
  }
}

async function opens(database: Database, capability: string): Promise<boolean> {
  const hash = hashOfCapability(capability)
  return (await database.$count(requestLink, eq(requestLink.capabilityHash, hash))) > 0
}
