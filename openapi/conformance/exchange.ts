/** Header names are in lower case. */
export type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

export interface SentRequest {
  method: string
  /** Path and query. */
  url: string
  headers: Headers
  /** The body, or an empty text. */
  body: string
}

export interface GivenAnswer {
  status: number
  headers: Headers
  body: string
}

/** The path as it was sent, neither decoded nor with `..` resolved. */
export function pathOf({ url }: SentRequest): string {
  return url.split('?', 1)[0] ?? ''
}

export function queryOf(request: SentRequest): URLSearchParams {
  return new URLSearchParams(request.url.slice(pathOf(request).length))
}

/** The value of a header as text. */
export function headerOf({ headers }: { headers: Headers }, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return value === undefined ? undefined : String(value)
}

/** The content type without parameters, such as `application/json`, or an empty text. */
export function mediaTypeOf(message: { headers: Headers }): string {
  return headerOf(message, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** Whether the body is a stream of server-sent events, which may never end. */
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
