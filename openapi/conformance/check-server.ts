import { conformanceTo } from './conformance.ts'
import { type ExampleRequest, exampleRequests } from './example-requests.ts'
import { type GivenAnswer, pathOf, type SentRequest } from './exchange.ts'

/** What one request to a server showed. */
export interface Finding {
  /** Such as "GET /api/articles". */
  request: string
  status: number
  /** It was refused, which the contract allows: what its success looks like was not seen. */
  isRefused: boolean
  /** What of the answer the contract does not allow; empty when all is well. */
  violations: readonly string[]
}

/** Asks a server what the contract has examples of, one request after the other. Fails when it cannot be reached. */
export async function* checkServer(server: URL, document: object, scope: Scope): AsyncGenerator<Finding> {
  const { answerViolations } = conformanceTo(document)
  for (const request of askedRequests(document, scope)) {
    const answer = await ask(server, request)
    const violations = answerViolations(request, answer)
    const isRefused = answer.status >= 400 && violations.length === 0 && request !== nowhere
    yield { request: nameOf(request), status: answer.status, isRefused, violations }
  }
}

function nameOf(request: SentRequest): string {
  return `${request.method} ${pathOf(request)}`
}

/** What a server answers to a request. Fails when it cannot be reached or says nothing for ten seconds. */
async function ask(server: URL, { method, url, headers, body }: SentRequest): Promise<GivenAnswer> {
  const response = await fetch(new URL(url, server), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    ...(body === '' ? {} : { body }),
  })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}

export interface Scope {
  /** Requests that may change something are asked too. */
  write: boolean
  /** An access token, for the operations of who is signed in. */
  token: string | undefined
}

/** An address that the contract does not have. */
const nowhere: SentRequest = { method: 'GET', url: '/api/no-such-address', headers: {}, body: '' }

/** What a server is asked: the examples, each that reads with its other slash too, and an address that nobody has. */
function askedRequests(document: object, { write, token }: Scope): SentRequest[] {
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
