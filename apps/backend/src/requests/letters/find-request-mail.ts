import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import { requestMail, type SentRequestRow, sentRequest } from '../sent-request.table.ts'

/** A mail about a request, with the request as it is when the mail leaves. */
export interface FoundRequestMail {
  request: SentRequestRow
  capability: string | null
  version: number | null
}

/** Undefined when the request has been erased since. An order of before there were such records names the request itself. */
export async function findRequestMail(database: Database, id: string): Promise<FoundRequestMail | undefined> {
  const [mail] = await database.select().from(requestMail).where(eq(requestMail.id, id))
  const [request] = await database
    .select()
    .from(sentRequest)
    .where(eq(sentRequest.id, mail?.requestId ?? id))
  return request && { request, capability: mail?.capability ?? null, version: mail?.version ?? null }
}
