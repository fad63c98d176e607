import createClient, { type Client } from 'openapi-fetch'
import { type ReadCookie, csrfHeader } from './csrf.ts'
import type { paths } from './generated/schema.d.ts'
import { type AccessToken, bearerHeader } from './session.ts'

export { cookieReader } from './csrf.ts'
export type { ReadCookie } from './csrf.ts'
export type { AccessToken } from './session.ts'
export type { paths } from './generated/schema.d.ts'

export type ApiClient = Client<paths, 'application/json'>

export interface ApiClientSettings {
  /** Origin of the backend without a slash at the end; empty for the page's own origin. */
  baseUrl: string
  readCookie: ReadCookie
  accessToken: AccessToken
  fetch?: (request: Request) => Promise<Response>
}

/** The typed client of the backend: sends credentials, the csrf header and, when stored, the bearer token. */
export function createApiClient({ baseUrl, readCookie, accessToken, fetch }: ApiClientSettings): ApiClient {
  const client = createClient<paths, 'application/json'>({
    baseUrl,
    credentials: 'include',
    ...(fetch === undefined ? {} : { fetch }),
  })
  client.use(csrfHeader(readCookie), bearerHeader(accessToken))
  return client
}
