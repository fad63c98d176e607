import { type ExampleRequest, exampleRequests } from '../example-requests.ts'
import type { SentRequest } from '../exchange.ts'

export interface Scope {
  /** Requests that may change something are asked too. */
  write: boolean
  /** An access token, for the operations of who is signed in. */
  token: string | undefined
}

/** An address that the contract does not have. */
export const nowhere: SentRequest = { method: 'GET', url: '/api/no-such-address', headers: {}, body: '' }

/** What a server is asked: the examples, each that reads with its other slash too, and an address that nobody has. */
export function askedRequests(document: object, { write, token }: Scope): SentRequest[] {
  const examples = exampleRequests(document).map((example) => signed(example, token))
  const reads = examples.filter(({ method }) => method === 'GET')
  const writes = write ? examples.filter(({ method }) => method !== 'GET') : []
  return [...reads.flatMap((request) => [request, withOtherSlash(request)]), nowhere, ...writes]
}

function signed({ request, isSecured }: ExampleRequest, token: string | undefined): SentRequest {
  if (!isSecured || token === undefined) return request
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }
}

function withOtherSlash(request: SentRequest): SentRequest {
  const [path = '', query] = request.url.split('?')
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  return { ...request, url: query === undefined ? other : `${other}?${query}` }
}
