import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './generated/schema.d.ts'
import { type Fetch, type MissingHeader, repeated } from './repeated.ts'
import { type AccessToken, bearerHeader, csrfHeader, type ReadCookie } from './request-headers.ts'

export type { paths } from './generated/schema.d.ts'
export type { MissingHeader } from './repeated.ts'
export type { AccessToken, ReadCookie } from './request-headers.ts'
export { cookieReader } from './request-headers.ts'

export type ApiClient = Client<paths, 'application/json'>

export interface ApiClientSettings {
  /** Origin of the backend without a slash at the end; empty for the page's own origin. */
  baseUrl: string
  readCookie: ReadCookie
  accessToken: AccessToken
  /** See `missingHeader`. Without it no request is repeated. */
  missing?: MissingHeader
  fetch?: Fetch
}

/** The typed client of the backend: sends credentials, the csrf header and, when stored, the bearer token. */
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
    fetch: missing ? repeated(missing, fetch) : fetch,
  })
  client.use(csrfHeader(readCookie), bearerHeader(accessToken))
  return client
}
