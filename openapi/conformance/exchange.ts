/** Header names are in lower case. */
export type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

export interface SentRequest {
  method: string
  /** Path and query. */
  url: string
  headers: Headers
  /** Empty without a body. */
  body: string
}

export interface GivenAnswer {
  status: number
  headers: Headers
  body: string
}

/** The raw path, without decoding or resolving `..`. */
export function pathOf({ url }: SentRequest): string {
  return url.split('?', 1)[0] ?? ''
}

export function queryOf(request: SentRequest): URLSearchParams {
  return new URLSearchParams(request.url.slice(pathOf(request).length))
}

/** A single header as text. */
export function headerOf({ headers }: { headers: Headers }, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return value === undefined ? undefined : String(value)
}

/** `application/json` of `application/json; charset=utf-8`; empty without a content type. */
export function mediaTypeOf(message: { headers: Headers }): string {
  return headerOf(message, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** Server-sent events, which may not end. */
export function isEventStream(message: { headers: Headers }): boolean {
  return mediaTypeOf(message) === 'text/event-stream'
}

/** The parsed body; undefined when it is not JSON. */
export function jsonOf({ body }: { body: string }): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}
