import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { sentRequest } from './sent-request.table.ts'

/** Notes that a promised call has taken place, so that the person reads it and is not reminded. */
export async function noteCalled(database: Database, reference: string, now: Date): Promise<string> {
  const noted = await database
    .update(sentRequest)
    .set({ callState: 'made', callStateAt: now, version: sql`${sentRequest.version} + 1` })
    .where(and(eq(sentRequest.reference, reference), eq(sentRequest.callState, 'promised')))
    .returning({ id: sentRequest.id })
  if (noted.length === 0) throw new StartRefusal(`No call is promised to ${reference}.`)
  return `${reference}: called\n`
}
