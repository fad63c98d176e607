import type { Middleware } from 'openapi-fetch'

/** The token that is stored now; undefined for a visitor without a session. */
export type AccessToken = () => string | undefined

/** Sends `Authorization: Bearer …` when a token is stored. */
export function bearerHeader(accessToken: AccessToken): Middleware {
  return {
    onRequest({ request }) {
      const token = accessToken()
      if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
      return request
    },
  }
}
