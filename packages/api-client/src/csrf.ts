import type { Middleware } from 'openapi-fetch'

/** Reads one cookie by name; undefined when the browser has none. */
export type ReadCookie = (name: string) => string | undefined

/** Echoes the readable cookie `csrftoken` in the header `X-CSRFToken`. */
export function csrfHeader(readCookie: ReadCookie): Middleware {
  return {
    onRequest({ request }) {
      const token = readCookie('csrftoken')
      if (token !== undefined) request.headers.set('X-CSRFToken', token)
      return request
    },
  }
}

/** Reads cookies out of a `Cookie` header or `document.cookie`; a value that is not well encoded counts as absent. */
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
