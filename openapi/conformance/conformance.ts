import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { answerCheck } from './answer-check.ts'
import { type GivenAnswer, type Headers, headerOf, type SentRequest } from './exchange.ts'
import { requestCheck } from './request-check.ts'
import { schemaChecks } from './schemas.ts'

export { isEventStream } from './exchange.ts'
export type { GivenAnswer, Headers, SentRequest } from './exchange.ts'

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

const unpack = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

/** Decodes a body by its `Content-Encoding`. Throws when the bytes do not match the header. */
export function unpacked({ headers, body }: { headers: Headers; body: Buffer }): string {
  const encoding = headerOf({ headers }, 'content-encoding') ?? ''
  return (unpack.get(encoding)?.(body) ?? body).toString()
}
