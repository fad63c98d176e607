import { randomUUID } from 'node:crypto'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { StoreChange } from '../platform/database/store.ts'
import { hashOfToken, newRefreshToken } from './refresh-tokens.ts'
import { refreshToken, staffSession } from './staff-session.table.ts'

/** A session with the token that goes on with it. */
export interface HeldSession {
  staffId: string
  sessionId: string
  token: string
}

export async function beginSession(
  { store, clock }: { store: StoreChange; clock: () => Date },
  staffId: string,
): Promise<HeldSession> {
  const sessionId = randomUUID()
  const token = newRefreshToken()
  const createdAt = clock()
  await store({
    session: insertRows(staffSession, [{ id: sessionId, staffId, createdAt }]),
    token: insertRows(refreshToken, [{ tokenHash: hashOfToken(token), sessionId, createdAt }]),
  })
  return { staffId, sessionId, token }
}
