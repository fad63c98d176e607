import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { hashOfToken } from './refresh-tokens.ts'
import { refreshToken, type SessionEnd, staffSession } from './staff-session.table.ts'

/** When and why. */
export interface Ending {
  at: Date
  because: SessionEnd
}

export async function endSession(database: Database, sessionId: string, ending: Ending): Promise<void> {
  await database
    .update(staffSession)
    .set(ended(ending))
    .where(and(eq(staffSession.id, sessionId), notEnded))
}

export async function endSessionsOf(database: Database, staffId: string, ending: Ending): Promise<void> {
  await database
    .update(staffSession)
    .set(ended(ending))
    .where(and(eq(staffSession.staffId, staffId), notEnded))
}

/** Of whichever token of it; nothing where there is none. */
export async function endSessionOfToken(database: Database, token: string, ending: Ending): Promise<void> {
  const [found] = await database
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, hashOfToken(token)))
  if (found) await endSession(database, found.sessionId, ending)
}

const notEnded = isNull(staffSession.endedAt)

function ended({ at, because }: Ending) {
  return { endedAt: at, endedBecause: because }
}
