import type { RenewToken } from '@clairmemoire/api-client/missing-header'
import type { Exclusively } from './exclusively.ts'
import type { KeptSession } from './kept-session.ts'

/** What the backend says to a refresh; it rejects when it does not say. */
export type Refreshed = { kind: 'refreshed'; accessToken: string } | { kind: 'ended' }

/**
 * One refresh for all calls of all tabs that a token was refused to (R4-12 to R4-14): whoever comes later takes what came of it.
 * A network that fails ends no session.
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
