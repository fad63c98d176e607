import { answerCheck } from './answer-check.ts'
import type { GivenAnswer, SentRequest } from './exchange.ts'
import { requestCheck } from './request-check.ts'
import { schemaChecks } from './schemas.ts'

export type { GivenAnswer, Headers, SentRequest } from './exchange.ts'
export { unpacked } from './unpacked.ts'

/** Validates requests and responses against an OpenAPI 3.1 document; an empty list means no violation. */
export interface Conformance {
  requestViolations: (request: SentRequest) => string[]
  answerViolations: (request: SentRequest, answer: GivenAnswer) => string[]
}

/** The document must be bundled, without references to other files. */
export function conformanceTo(document: object): Conformance {
  const checks = schemaChecks(document)
  return { requestViolations: requestCheck(document, checks), answerViolations: answerCheck(document, checks) }
}
