import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './generated/schema.d.ts'
import { type AccessToken, bearerHeader, csrfHeader, type ReadCookie } from './request-headers.ts'

export type { paths } from './generated/schema.d.ts'
export type { AccessToken, ReadCookie } from './request-headers.ts'
export { cookieReader } from './request-headers.ts'

export type ApiClient = Client<paths, 'application/json'>

export interface ApiClientSettings {
  /** The origin of the backend, without a slash at the end; empty if it is the page's own origin. */
  baseUrl: string
  readCookie: ReadCookie
  accessToken: AccessToken
  /** See `missingHeader`. If absent, no request is retried. */
  missing?: MissingHeader
  fetch?: Fetch
}

/** The typed API client of the backend: sends credentials, the csrf header and, if stored, the bearer token. */
export function createApiClient({
  baseUrl,
  readCookie,
  accessToken,
  missing,
  fetch = (request) => globalThis.fetch(request),
}: ApiClientSettings): ApiClient {
  const client = createClient<paths, 'application/json'>({
    baseUrl,
    credentials: 'include',
    fetch: missing ? retryingFetch(missing, fetch) : fetch,
  })
  client.use(csrfHeader(readCookie), bearerHeader(accessToken))
  return client
}

export type Fetch = (request: Request) => Promise<Response>

/** The header that a request has to add after this response; undefined if the request is not repeated. */
export type MissingHeader = (answer: Response, request: Request) => Promise<[name: string, value: string] | undefined>

/** The statuses of responses that ask for a token or for fewer requests. */
const retriedStatuses = [401, 429]

/** Repeats a request once if its response asks for a header. */
export function retryingFetch(missing: MissingHeader, send: Fetch): Fetch {
  return async (request) => {
    // `clone` would turn the body into a stream, which code that observes requests cannot read.
    const body = await request.text()
    // An empty string would be sent as a body with a content type.
    const init = body === '' ? {} : { body }
    const answer = await send(new Request(request, init))
    const header = retriedStatuses.includes(answer.status) && (await missing(answer, request))
    if (!header) return answer
    const again = new Request(request, init)
    again.headers.set(...header)
    return send(again)
  }
}
