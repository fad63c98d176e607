import type { ApiClient } from '@clairmemoire/api-client'
import type { RenewToken } from '@clairmemoire/api-client/missing-header'
import { exclusively } from './exclusively.ts'
import { keptSession } from './kept-session.ts'
import { refreshToken } from './refresh-token.ts'
import { createRenewal } from './renewal.ts'
import type { Session } from './session.ts'

/** Renews the session of this device by a client that repeats nothing itself. */
export function sessionRenewal(session: Session, client: ApiClient): RenewToken {
  return createRenewal(keptSession(session), () => refreshToken(client), exclusively)
}
