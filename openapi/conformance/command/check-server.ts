import { conformanceTo } from '../conformance.ts'
import { pathOf, type SentRequest } from '../exchange.ts'
import { ask } from './ask.ts'
import { askedRequests, nowhere, type Scope } from './asked-requests.ts'

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
