import { conformanceTo } from './conformance.ts'
import { type ExampleRequest, exampleRequests } from './example-requests.ts'
import { type GivenAnswer, isEventStream, pathOf, type SentRequest } from './exchange.ts'

/** The result of one request to a server. */
export interface Finding {
  /** The request, such as "GET /api/articles". */
  request: string
  status: number
  /** Whether the response was a valid error, so that the success response was not checked. */
  isRefused: boolean
  /** Violations of the contract; empty for a valid response. */
  violations: readonly string[]
}

/** Sends the examples of the contract to a server, one after the other. Throws when it cannot be reached. */
export async function* checkServer(server: URL, document: object, scope: Scope): AsyncGenerator<Finding> {
  const { answerViolations } = conformanceTo(document)
  for (const request of askedRequests(document, scope)) {
    const answer = await ask(server, request)
    const violations = answerViolations(request, answer)
    const isRefused = answer.status >= 400 && violations.length === 0 && request !== unknownPath
    yield { request: nameOf(request), status: answer.status, isRefused, violations }
  }
}

function nameOf(request: SentRequest): string {
  return `${request.method} ${pathOf(request)}`
}

/** Throws when the server cannot be reached or does not respond within ten seconds. */
async function ask(server: URL, { method, url, headers, body }: SentRequest): Promise<GivenAnswer> {
  const response = await fetch(new URL(url, server), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    ...(body === '' ? {} : { body }),
  })
  const answered = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers: answered,
    body: isEventStream({ headers: answered }) ? await firstEvents(response) : await response.text(),
  }
}

/** Reads the first part of a stream and closes it. */
async function firstEvents({ body }: Response): Promise<string> {
  for await (const part of body ?? []) return new TextDecoder().decode(part)
  return ''
}

export interface Scope {
  /** Also sends requests that may change data. */
  write: boolean
  /** An access token for operations of the staff. */
  token: string | undefined
}

/** A path that the contract does not have. */
const unknownPath: SentRequest = { method: 'GET', url: '/api/no-such-address', headers: {}, body: '' }

/** The examples and a request to an unknown path. Each GET request is sent with and without the trailing slash. */
function askedRequests(document: object, { write, token }: Scope): SentRequest[] {
  const examples = exampleRequests(document).map((example) => signed(example, token))
  const reads = examples.filter(({ method }) => method === 'GET')
  const writes = write ? examples.filter(({ method }) => method !== 'GET') : []
  return [...reads.flatMap((request) => [request, withOtherSlash(request)]), unknownPath, ...writes]
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
