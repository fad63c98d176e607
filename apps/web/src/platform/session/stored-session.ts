import type { ApiClient } from '@clairmemoire/api-client'
import type { BegunSession } from '@clairmemoire/api-client/schema'
import type { Session } from './session.ts'

export type Exclusively = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Runs one task at a time among all tabs of the device; in a browser without the Web Locks API, within this tab only. */
export function exclusivelyBy(locks?: LockManager): Exclusively {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>) => {
    if (locks) return locks.request('auth-refresh', task) as Promise<Result>
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

/** For all changes of the session cookie: otherwise a late response would replace it by an older one. */
export const exclusively = exclusivelyBy(globalThis.navigator?.locks)

/** Starts, renews and ends the stored session of a device. */
export interface StoredSession {
  /** The present one: another tab may have renewed it. */
  accessToken: () => string | undefined
  /** Whether the device's flag is set; anybody can set it. */
  saysLogged: () => boolean
  /** After a login (R4-10). */
  begin: (session: BegunSession) => void
  /** After a refresh (R4-13). */
  renew: (accessToken: string) => void
  /** After a logout or a refresh that failed (R4-11, R4-14). */
  end: () => void
}

export function storedSession({ values, isLogged, user }: Session): StoredSession {
  const renew = (accessToken: string) => {
    values.write('accessToken', accessToken)
    values.write('isLogged', 'true')
    isLogged.setState(() => true)
  }
  return {
    accessToken: () => values.read('accessToken'),
    saysLogged: () => values.read('isLogged') === 'true',
    renew,
    begin: (session) => {
      values.write('userID', session.user.pk)
      user.setState(() => session.user)
      renew(session.access_token)
    },
    end: () => {
      values.remove('accessToken')
      values.remove('userID')
      values.write('isLogged', 'false')
      user.setState(() => undefined)
      isLogged.setState(() => false)
    },
  }
}

/**
 * Sends the request, and retries with a new csrf cookie if the one that was sent is rejected (R7-02): it disappears when cookies are
 * cleared.
 */
export async function withCsrfCookie<Answer extends { response: Response }>(
  client: ApiClient,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask()
  if (answer.response.status !== 403) return answer
  await client.GET('/api/auth/csrf/')
  return ask()
}
