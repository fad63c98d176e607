import type { Middleware } from 'openapi-fetch'

/** The token that is stored now; undefined for a visitor without a session. */
export type AccessToken = () => string | undefined

const scheme = 'Bearer '

/** `Authorization` with a token. */
export const bearer = (token: string): [name: string, value: string] => ['Authorization', scheme + token]

/** The token that a request was sent with. */
export function bearerOf({ headers }: Request): string | undefined {
  return headers.get('Authorization')?.slice(scheme.length)
}

/** Sends `Authorization: Bearer …` when a token is stored. */
export function bearerHeader(accessToken: AccessToken): Middleware {
  return {
    onRequest({ request }) {
      const token = accessToken()
      if (token !== undefined) request.headers.set(...bearer(token))
      return request
    },
  }
}
