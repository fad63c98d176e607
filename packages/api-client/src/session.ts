import type { Middleware } from 'openapi-fetch'

/** The token that is stored now; undefined for a visitor without a session. */
export type AccessToken = () => string | undefined

/** Gets a token in place of the one that was refused; undefined when there is no session any more. Rejects when nobody can tell now. */
export type RenewToken = (refused: string | undefined) => Promise<string | undefined>

type Fetch = (request: Request) => Promise<Response>

const scheme = 'Bearer '

/** Sends `Authorization: Bearer …` when a token is stored. */
export function bearerHeader(accessToken: AccessToken): Middleware {
  return {
    onRequest({ request }) {
      const token = accessToken()
      if (token !== undefined) request.headers.set('Authorization', scheme + token)
      return request
    },
  }
}

/**
 * Sends a request that is answered 401 once more, with a new token (R4-12). Without one the first answer stands. What a visitor
 * submits is answered without a token, and is sent as it is: a copy would make a stream of its body.
 */
export function repeatedWith(renew: RenewToken, send: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'GET' && !request.headers.has('Authorization')) return send(request)
    const again = request.clone()
    const answer = await send(request)
    if (answer.status !== 401) return answer
    const token = await renew(request.headers.get('Authorization')?.slice(scheme.length))
    if (token === undefined) return answer
    again.headers.set('Authorization', scheme + token)
    return send(again)
  }
}
