import type { ApiClient } from '@clairmemoire/api-client'
import type { Refreshed } from './renewal.ts'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** Milliseconds; all tabs wait for the one that asks. */
const timeout = 15_000

/** Asks for a new token by the cookie that no script reads. Rejects unless the backend says yes or no. */
export async function refreshToken(client: ApiClient): Promise<Refreshed> {
  const signal = AbortSignal.timeout(timeout)
  const { data, response } = await withCsrfCookie(client, () => client.POST('/api/auth/token/refresh/', { signal }))
  if (data) return { kind: 'refreshed', accessToken: data.access }
  if (response.status === 401) return { kind: 'ended' }
  throw new Error(`The session cannot be renewed now: ${response.status}`)
}
