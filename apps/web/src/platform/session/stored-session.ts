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

/** Every change of the session cookie must use this queue. Otherwise a late response could replace a newer cookie by an older one. */
export const exclusively = exclusivelyBy(globalThis.navigator?.locks)

/** Starts, renews and ends the stored session of a device. */
export interface StoredSession {
  /** The current token; another tab may have renewed it. */
  accessToken: () => string | undefined
  /** Whether the flag of this device says that somebody is logged in. It proves nothing, because anybody can set it. */
  saysLogged: () => boolean
  /** Stores the session after a login (R4-10). */
  begin: (session: BegunSession) => void
  /** Stores the new token after a refresh (R4-13). */
  renew: (accessToken: string) => void
  /** Removes the session after a logout or a failed refresh (R4-11, R4-14). */
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
 * Sends the request. If it is rejected, it is sent again with a new csrf cookie (R7-02), because that cookie is lost when cookies are
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
