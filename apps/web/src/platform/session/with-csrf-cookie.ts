import type { ApiClient } from '@clairmemoire/api-client'

/** Asks, and asks again with a new csrf cookie when the one that was sent does not count (R7-02): it goes when cookies go. */
export async function withCsrfCookie<Answer extends { response: Response }>(
  client: ApiClient,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask()
  if (answer.response.status !== 403) return answer
  await client.GET('/api/auth/csrf/')
  return ask()
}
