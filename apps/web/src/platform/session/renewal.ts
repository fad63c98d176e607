import type { ApiClient, MissingHeader } from '@clairmemoire/api-client'
import { missingHeader, type RenewToken } from '@clairmemoire/api-client/missing-header'
import { type Exclusively, exclusively, type StoredSession, storedSession, withCsrfCookie } from './stored-session.ts'
import type { Session } from './session.ts'

/** Milliseconds for one refresh. It is limited, because all tabs wait for the tab that sends it. */
const timeout = 15_000

/**
 * Requests a new token with the HttpOnly cookie. Rejects if the backend neither confirms nor rejects the session, because a later refresh
 * may succeed.
 */
export async function refreshToken(client: ApiClient): Promise<Refreshed> {
  const signal = AbortSignal.timeout(timeout)
  const { data, response } = await withCsrfCookie(client, () => client.POST('/api/auth/token/refresh/', { signal }))
  if (data) return { kind: 'refreshed', accessToken: data.access }
  if (isRefusal(response.status)) return { kind: 'ended' }
  throw new Error(`The session cannot be renewed now: ${response.status}`)
}

/** Whether the backend rejects the request for good; after 408, 429 and 5xx it may accept the same request later. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Renews the session of this device; `client` must not retry. */
function sessionRenewal(session: Session, client: ApiClient): RenewToken {
  return createRenewal(storedSession(session), () => refreshToken(client), exclusively)
}

/** The backend's response to a refresh. Without a response the promise rejects. */
export type Refreshed = { kind: 'refreshed'; accessToken: string } | { kind: 'ended' }

/**
 * Sends one refresh for all calls of all tabs whose token was rejected; later calls share its result (R4-12 to R4-14). A network failure
 * does not end the session, and an ended session is not restored.
 */
export function createRenewal(
  session: StoredSession,
  refresh: () => Promise<Refreshed>,
  exclusively: Exclusively,
): RenewToken {
  return (refused) =>
    exclusively(async () => {
      const before = session.accessToken()
      if (!session.saysLogged()) return undefined
      if (before !== undefined && before !== refused) return before
      const refreshed = await refresh()
      // If another tab logged out or logged in again in the meantime, its state stays.
      if (!session.saysLogged()) return undefined
      const now = session.accessToken()
      if (now !== before) return now
      if (refreshed.kind === 'refreshed') {
        session.renew(refreshed.accessToken)
        return refreshed.accessToken
      }
      session.end()
      return undefined
    })
}

/** Adds the headers that a response asked for, and retries the call. `plain` is a client without retries. */
export function retryHeaders(session: Session, plain: ApiClient): MissingHeader {
  return missingHeader(sessionRenewal(session, plain), async (...asked) =>
    (await import('../proof-of-work/solve-challenge.ts')).solve(...asked),
  )
}
