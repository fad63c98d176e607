import type { ApiClient, MissingHeader } from '@clairmemoire/api-client'
import { missingHeader, type RenewToken } from '@clairmemoire/api-client/missing-header'
import { type Exclusively, exclusively, type KeptSession, keptSession, withCsrfCookie } from './kept-session.ts'
import type { Session } from './session.ts'

/** Milliseconds; all tabs wait for the one that asks. */
const timeout = 15_000

/** Asks for a new token by the cookie that no script reads. Rejects when the backend says neither yes nor no: a later refresh may succeed. */
export async function refreshToken(client: ApiClient): Promise<Refreshed> {
  const signal = AbortSignal.timeout(timeout)
  const { data, response } = await withCsrfCookie(client, () => client.POST('/api/auth/token/refresh/', { signal }))
  if (data) return { kind: 'refreshed', accessToken: data.access }
  if (isRefusal(response.status)) return { kind: 'ended' }
  throw new Error(`The session cannot be renewed now: ${response.status}`)
}

/** Whether the backend refuses the request itself; it may accept the same one later after 408, 429 and 5xx. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Renews the session of this device by a client that repeats nothing itself. */
function sessionRenewal(session: Session, client: ApiClient): RenewToken {
  return createRenewal(keptSession(session), () => refreshToken(client), exclusively)
}

/** What the backend says to a refresh; it rejects when it does not say. */
export type Refreshed = { kind: 'refreshed'; accessToken: string } | { kind: 'ended' }

/**
 * One refresh for all calls of all tabs that a token was refused to (R4-12 to R4-14): whoever comes later takes what came of it.
 * A network that fails ends no session, and nobody is logged in again who is not.
 */
export function createRenewal(
  session: KeptSession,
  refresh: () => Promise<Refreshed>,
  exclusively: Exclusively,
): RenewToken {
  return (refused) =>
    exclusively(async () => {
      const before = session.accessToken()
      if (!session.saysLogged()) return undefined
      if (before !== undefined && before !== refused) return before
      const refreshed = await refresh()
      // Meanwhile somebody logged out, or in again, in another tab: theirs counts.
      if (!session.saysLogged()) return undefined
      const now = session.accessToken()
      if (now !== before) return now
      if (refreshed.kind === 'refreshed') {
        session.goOn(refreshed.accessToken)
        return refreshed.accessToken
      }
      session.end()
      return undefined
    })
}

/** What the site's own client sends when it is asked for more: `plain` is one that repeats nothing. */
export function missingOnSite(session: Session, plain: ApiClient): MissingHeader {
  return missingHeader(sessionRenewal(session, plain), async (...asked) =>
    (await import('../proof-of-work/solve-challenge.ts')).solve(...asked),
  )
}
