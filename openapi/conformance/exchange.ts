/** Header names are in small letters, as servers give them. */
export type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

export interface SentRequest {
  method: string
  /** Path and query. */
  url: string
  headers: Headers
  /** As it was sent; empty when there was none. */
  body: string
}

export interface GivenAnswer {
  status: number
  headers: Headers
  body: string
}

/** As it was sent: nothing is decoded, and `..` stays. */
export function pathOf({ url }: SentRequest): string {
  return url.split('?', 1)[0] ?? ''
}

export function queryOf(request: SentRequest): URLSearchParams {
  return new URLSearchParams(request.url.slice(pathOf(request).length))
}

/** A header that came once, as text. */
export function headerOf({ headers }: { headers: Headers }, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return value === undefined ? undefined : String(value)
}

/** `application/json` of `application/json; charset=utf-8`; empty when the sender named none. */
export function mediaTypeOf(message: { headers: Headers }): string {
  return headerOf(message, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The JSON of a body; undefined when it is none. */
export function jsonOf({ body }: { body: string }): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}
