import { hash, randomBytes, randomUUID } from 'node:crypto'
import { daysOfSessions } from '@clairmemoire/domain/retention'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Database, Queries } from '../platform/database/connect.ts'
import { inTransaction, type Transaction } from '../platform/database/transaction.ts'
import { staff } from '../staff/staff.table.ts'
import { derivedSecret, isOpen, isYounger, lifetimes, type SessionStore } from './session-settings.ts'
import { refreshToken, type SessionEnd, staffSession } from './staff-session.table.ts'

/** A session with its current refresh token. */
export interface SessionWithToken {
  staffId: string
  sessionId: string
  token: string
}

export async function beginSession(
  tx: Transaction,
  staffId: string,
  createdAt: Date,
  hasSecondFactor = false,
): Promise<SessionWithToken> {
  const sessionId = randomUUID()
  const token = newRefreshToken()
  await tx.insert(staffSession).values({ id: sessionId, staffId, createdAt, hasSecondFactor })
  await tx.insert(refreshToken).values({ tokenHash: hashOfToken(token), sessionId, createdAt })
  return { staffId, sessionId, token }
}

/** Called after a user has added a passkey, so that no new login is needed. */
export async function markSecondFactor(tx: Transaction, sessionId: string): Promise<void> {
  await tx.update(staffSession).set({ hasSecondFactor: true }).where(eq(staffSession.id, sessionId))
}

/** The session with its next token, or the reason why it gets none. */
type Replacement = SessionWithToken | 'over' | 'copied'

/**
 * Each token is used once. A second use means that the token was copied, and ends the session. If the response may have been
 * lost, because the token was used seconds ago and its successor is unused, the same successor is returned again.
 */
export async function replaceToken(backend: SessionStore, token: string): Promise<Replacement> {
  const now = backend.clock()
  const next = nextToken(backend.sessions.key, token)
  const found = await findToken(backend, token)
  if (found === undefined || !isOpen(found, now)) return 'over'
  const { staffId, sessionId } = found
  const held = { staffId, sessionId, token: next }
  if (found.usedAt === null) {
    if (!isYounger(found.tokenCreatedAt, lifetimes.idle, now)) return 'over'
    if (await markUsed(backend, token, next, now)) return held
  }
  if (await mayRepeatAnswer(backend, token, next, now)) return held
  await endSession(backend.database, sessionId, { at: now, because: 'token_copied' })
  return 'copied'
}

async function findToken({ database }: Pick<SessionStore, 'database'>, token: string) {
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

/** Of concurrent calls only the first succeeds; the others wait for the row lock and find the token used. */
async function markUsed({ database }: SessionStore, token: string, next: string, now: Date): Promise<boolean> {
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

async function mayRepeatAnswer(backend: SessionStore, token: string, next: string, now: Date): Promise<boolean> {
  const [used, following] = [await findToken(backend, token), await findToken(backend, next)]
  const usedAt = used?.usedAt ?? undefined
  const wasJustUsed = usedAt !== undefined && isYounger(usedAt, lifetimes.lostAnswer, now)
  return wasJustUsed && following?.usedAt === null
}

/** Returns 256 random bits. */
function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The successor is derived from the token and not random, so that it can be returned again although only hashes are stored, and
 * so that a session never has two valid tokens.
 */
function nextToken(key: Buffer, token: string): string {
  return derivedSecret(key, 'refresh', token)
}

export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

interface SessionEnding {
  at: Date
  because: SessionEnd
}

async function endSession(database: Database, sessionId: string, ending: SessionEnding): Promise<void> {
  await database
    .update(staffSession)
    .set(endedColumns(ending))
    .where(and(eq(staffSession.id, sessionId), notEnded))
}

export async function endSessionsOf(database: Queries, staffId: string, ending: SessionEnding): Promise<void> {
  await database
    .update(staffSession)
    .set(endedColumns(ending))
    .where(and(eq(staffSession.staffId, staffId), notEnded))
}

/** Ends the session of a used or unused token; does nothing for an unknown one. */
export async function endSessionOfToken(database: Database, token: string, ending: SessionEnding): Promise<void> {
  const [found] = await database
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, hashOfToken(token)))
  if (found) await endSession(database, found.sessionId, ending)
}

/** Returns the ids of those sessions that are still open. */
export async function openSessionsAmong(
  database: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const found = await database
    .select({
      id: staffSession.id,
      createdAt: staffSession.createdAt,
      endedAt: staffSession.endedAt,
      disabledAt: staff.disabledAt,
    })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(inArray(staffSession.id, [...sessionIds]))
  return new Set(found.filter((session) => isOpen(session, now)).map(({ id }) => id))
}

const notEnded = isNull(staffSession.endedAt)

function endedColumns({ at, because }: SessionEnding) {
  return { endedAt: at, endedBecause: because }
}

const day = 24 * 3_600_000

export async function deleteOldSessions({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(staffSession).where(lt(staffSession.createdAt, new Date(now.getTime() - daysOfSessions * day)))
}
