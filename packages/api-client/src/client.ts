import createClient, { type Client } from 'openapi-fetch'
import { type ReadCookie, csrfHeader } from './csrf.ts'
import type { paths } from './generated/schema.d.ts'
import { type AccessToken, bearerHeader, type RenewToken, repeatedWith } from './session.ts'

export { cookieReader } from './csrf.ts'
export type { ReadCookie } from './csrf.ts'
export type { AccessToken, RenewToken } from './session.ts'
export type { paths } from './generated/schema.d.ts'

export type ApiClient = Client<paths, 'application/json'>

export interface ApiClientSettings {
  /** Origin of the backend without a slash at the end; empty for the page's own origin. */
  baseUrl: string
  readCookie: ReadCookie
  accessToken: AccessToken
  /** Without it a request that is answered 401 is not repeated. */
  renew?: RenewToken
  fetch?: (request: Request) => Promise<Response>
}

/** The typed client of the backend: sends credentials, the csrf header and, when stored, the bearer token. */
export function createApiClient({ baseUrl, readCookie, accessToken, renew, fetch }: ApiClientSettings): ApiClient {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  const client = createClient<paths, 'application/json'>({
    baseUrl,
    credentials: 'include',
    fetch: renew ? repeatedWith(renew, send) : send,
  })
  client.use(csrfHeader(readCookie), bearerHeader(accessToken))
  return client
}
