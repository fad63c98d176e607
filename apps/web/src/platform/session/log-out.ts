import type { ApiClient } from '@clairmemoire/api-client'
import { send } from '@clairmemoire/api-client/calls'
import type { EndedSession } from '@clairmemoire/api-client/schema'
import { exclusively } from './exclusively.ts'
import { keptSession } from './kept-session.ts'
import type { Session } from './session.ts'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** Ends the session of this device at once, and tells the backend, whatever it answers (R4-11). */
export async function logOut(session: Session, api: () => Promise<ApiClient>): Promise<void> {
  keptSession(session).end()
  await exclusively(() =>
    send<EndedSession>(async (signal) => {
      const client = await api()
      return withCsrfCookie(client, () => client.POST('/api/auth/logout/', { signal }))
    }),
  )
}
