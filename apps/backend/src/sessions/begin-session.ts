import { randomUUID } from 'node:crypto'
import type { Transaction } from '../platform/database/transaction.ts'
import { hashOfToken, newRefreshToken } from './refresh-tokens.ts'
import { refreshToken, staffSession } from './staff-session.table.ts'

/** A session with the token that goes on with it. */
export interface HeldSession {
  staffId: string
  sessionId: string
  token: string
}

export async function beginSession(tx: Transaction, staffId: string, createdAt: Date): Promise<HeldSession> {
  const sessionId = randomUUID()
  const token = newRefreshToken()
  await tx.insert(staffSession).values({ id: sessionId, staffId, createdAt })
  await tx.insert(refreshToken).values({ tokenHash: hashOfToken(token), sessionId, createdAt })
  return { staffId, sessionId, token }
}
