import type { Middleware } from 'openapi-fetch'

/** The stored token; undefined for a visitor without a session. */
export type AccessToken = () => string | undefined

const scheme = 'Bearer '

/** The header `Authorization` with a token. */
export const bearer = (token: string): [name: string, value: string] => ['Authorization', scheme + token]

/** The token with which a request was sent. */
export function bearerOf({ headers }: Request): string | undefined {
  return headers.get('Authorization')?.slice(scheme.length)
}

/** Sends `Authorization: Bearer …` if a token is stored. */
export function bearerHeader(accessToken: AccessToken): Middleware {
  return {
    onRequest({ request }) {
      const token = accessToken()
      if (token !== undefined) request.headers.set(...bearer(token))
      return request
    },
  }
}

/** Reads one cookie by name; undefined if it is not set. */
export type ReadCookie = (name: string) => string | undefined

/** Copies the cookie `csrftoken`, which scripts can read, into the header `X-CSRFToken`. */
export function csrfHeader(readCookie: ReadCookie): Middleware {
  return {
    onRequest({ request }) {
      const token = readCookie('csrftoken')
      if (token !== undefined) request.headers.set('X-CSRFToken', token)
      return request
    },
  }
}

/** Reads cookies from a `Cookie` header or `document.cookie`; a badly encoded value counts as absent. */
export function cookieReader(cookies: () => string): ReadCookie {
  return (name) => {
    const pair = cookies()
      .split(';')
      .map((cookie) => cookie.trim())
      .find((cookie) => cookie.startsWith(`${name}=`))
    return pair === undefined ? undefined : decoded(pair.slice(name.length + 1))
  }
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
