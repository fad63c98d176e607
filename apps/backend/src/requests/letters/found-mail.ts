import { formOf } from '@clairmemoire/forms/every-form'
import { and, eq } from 'drizzle-orm'
import { hashOfCapability } from '../../platform/capability.ts'
import type { Database } from '../../platform/database/connect.ts'
import { requestChange, requestLink, requestMail, type RequestRow, requestTable } from '../request.table.ts'

/** A mail about a request, with the request as it is now. */
export interface FoundRequestMail {
  id: string
  request: RequestRow
  /** Null if the mail has no link, or if the link ended while the mail was queued. */
  capability: string | null
  /** See `requestMail.mailedTo`. Null for a key that was in a response. */
  mailedTo: string | null
  /** The fields that the change set, with their names in the contract. */
  changed: readonly string[]
  remindsOf: number | null
  version: number | null
}

/** Returns undefined if the request was erased. */
export async function findRequestMail(database: Database, id: string): Promise<FoundRequestMail | undefined> {
  const [found] = await database
    .select({ mail: requestMail, request: requestTable, change: requestChange.fields })
    .from(requestMail)
    .innerJoin(requestTable, eq(requestTable.id, requestMail.requestId))
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
    version: mail.version,
  }
}

async function opens(database: Database, capability: string): Promise<boolean> {
  const hash = hashOfCapability(capability)
  return (await database.$count(requestLink, eq(requestLink.capabilityHash, hash))) > 0
}

/** Returns whether the reader of the mail requested the call for a patient. */
export function isForPatient({ form, formVersion }: RequestRow): boolean {
  return formOf(form, formVersion).calls !== undefined
}
