import { and, eq, isNull } from 'drizzle-orm'
import { inTransaction } from '../platform/database/transaction.ts'
import { staff } from '../staff/staff.table.ts'
import type { HeldSession } from './begin-session.ts'
import { endSession } from './end-sessions.ts'
import type { KeptSessions } from './kept-sessions.ts'
import { hashOfToken, tokenAfter } from './refresh-tokens.ts'
import { isOpen, isYounger, lifetimes } from './session-lifetime.ts'
import { refreshToken, staffSession } from './staff-session.table.ts'

/** The session with its next token, or why there is none. */
export type Replacement = HeldSession | 'over' | 'copied'

/**
 * Each token is used once. One that comes again was copied, and ends its session, unless the answer to it may have been
 * lost: it was used moments ago, and what followed it has not been used. Then it is answered the same again.
 */
export async function replaceToken(backend: KeptSessions, token: string): Promise<Replacement> {
  const now = backend.clock()
  const next = tokenAfter(backend.sessions.key, token)
  const found = await keptToken(backend, token)
  if (found === undefined || !isOpen(found, now)) return 'over'
  const { staffId, sessionId } = found
  const held = { staffId, sessionId, token: next }
  if (found.usedAt === null) {
    if (!isYounger(found.tokenCreatedAt, lifetimes.idle, now)) return 'over'
    if (await use(backend, token, next, now)) return held
  }
  if (await isAnsweredAgain(backend, token, next, now)) return held
  await endSession(backend.database, sessionId, { at: now, because: 'token_copied' })
  return 'copied'
}

async function keptToken({ database }: Pick<KeptSessions, 'database'>, token: string) {
  const [row] = await database
    .select({
      sessionId: staffSession.id,
      staffId: staff.id,
      createdAt: staffSession.createdAt,
      endedAt: staffSession.endedAt,
      disabledAt: staff.disabledAt,
      tokenCreatedAt: refreshToken.createdAt,
      usedAt: refreshToken.usedAt,
    })
    .from(refreshToken)
    .innerJoin(staffSession, eq(staffSession.id, refreshToken.sessionId))
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(eq(refreshToken.tokenHash, hashOfToken(token)))
  return row
}

/** Of several at once one is the first; the others wait for its row, and find it used. */
async function use({ database }: KeptSessions, token: string, next: string, now: Date): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const [used] = await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.tokenHash, hashOfToken(token)), isNull(refreshToken.usedAt)))
      .returning({ sessionId: refreshToken.sessionId })
    if (used === undefined) return false
    await tx.insert(refreshToken).values({ ...used, tokenHash: hashOfToken(next), createdAt: now })
    return true
  })
}

async function isAnsweredAgain(backend: KeptSessions, token: string, next: string, now: Date): Promise<boolean> {
  const [used, following] = [await keptToken(backend, token), await keptToken(backend, next)]
  const usedAt = used?.usedAt ?? undefined
  const wasJustUsed = usedAt !== undefined && isYounger(usedAt, lifetimes.lostAnswer, now)
  return wasJustUsed && following?.usedAt === null
}
