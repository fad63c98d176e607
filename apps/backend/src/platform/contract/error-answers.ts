import type { FieldErrors, Problem, ThrottledProblem } from '@clairmemoire/api-client/schema'
import { redact } from '@clairmemoire/observability/redact'
import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseOutage } from '../database/database-errors.ts'
import { Overloaded } from '../overload/limits.ts'
import {
  CsrfFailed,
  IdempotencyConflict,
  NotAuthenticated,
  NotFound,
  NotPermitted,
  ProofRequired,
  SecondFactorRequired,
  Throttled,
  TokenNotValid,
  Unavailable,
} from './failures.ts'
import { Refusal } from './refusal.ts'

/** Bodies of all errors that are not about a field. None repeats data of the request. */
export const problems = {
  notAuthenticated: { detail: 'Authentication credentials were not provided.', code: 'not_authenticated' },
  tokenNotValid: { detail: 'Token is invalid or expired.', code: 'token_not_valid' },
  csrfFailed: { detail: 'CSRF Failed: CSRF token missing or incorrect.', code: 'csrf_failed' },
  notPermitted: { detail: 'Your role does not allow this.', code: 'not_permitted' },
  secondFactorRequired: { detail: 'A passkey is required.', code: 'second_factor_required' },
  notFound: { detail: 'Not found.', code: 'not_found' },
  methodNotAllowed: { detail: 'Method not allowed.', code: 'method_not_allowed' },
  idempotencyConflict: {
    detail: 'This idempotency key was used for another request.',
    code: 'idempotency_conflict',
  },
  payloadTooLarge: { detail: 'Request body is too large.', code: 'payload_too_large' },
  unsupportedMediaType: { detail: 'Unsupported media type in request.', code: 'unsupported_media_type' },
  serverError: { detail: 'Server error.', code: 'server_error' },
  serviceUnavailable: { detail: 'Service temporarily unavailable.', code: 'service_unavailable' },
} as const satisfies Record<string, Problem>

interface ErrorAnswer {
  status: number
  body: FieldErrors | Problem | ThrottledProblem
  /** Seconds. */
  retryAfter?: number
}

/** Answers errors as the contract defines; details of unexpected errors are not sent. */
export function answerErrors(onOutage: (error: Error) => void, reportError: ReportError) {
  return (given: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
    const error = causeOf(given)
    const { status, body, retryAfter } = answerFor(error)
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
    if (isOutage(error)) onOutage(error)
    // Overload is logged elsewhere, without a line for each request.
    else if (status >= 500 && !(error instanceof Overloaded || error instanceof Unavailable)) {
      const { url: route } = request.routeOptions
      request.log.error({ route, ...redact(error) }, 'request failed')
      reportError(error, { noticedBy: 'request', route })
    }
    reply.status(status).type('application/json').send(body)
  }
}

/** fastify-openapi-glue wraps every error of a token check, also a database outage, in a 401. */
function causeOf(error: FastifyError | Error): FastifyError | Error {
  const causes: unknown = error.name === 'Unauthorized' && 'errors' in error ? error.errors : undefined
  const cause: unknown = Array.isArray(causes) ? causes.at(-1) : undefined
  return cause instanceof Error ? cause : error
}

function answerFor(error: FastifyError | Error): ErrorAnswer {
  if (error instanceof Refusal) return { status: 400, body: error.body }
  if (error instanceof NotFound) return notFound
  if (error instanceof NotAuthenticated) return { status: 401, body: problems.notAuthenticated }
  if (error instanceof TokenNotValid) return { status: 401, body: problems.tokenNotValid }
  if (error instanceof NotPermitted) return { status: 403, body: problems.notPermitted }
  if (error instanceof SecondFactorRequired) return { status: 403, body: problems.secondFactorRequired }
  if (error instanceof CsrfFailed) return { status: 403, body: problems.csrfFailed }
  if (error instanceof IdempotencyConflict) return { status: 409, body: problems.idempotencyConflict }
  if (error instanceof Throttled) return { status: 429, body: throttled(error.seconds), retryAfter: error.seconds }
  if (error instanceof ProofRequired) return { status: 429, body: proofRequired(error.challenge), retryAfter: 60 }
  if (error instanceof Overloaded || error instanceof Unavailable || isOutage(error)) return unavailable
  const status = statusOf(error)
  return answersByStatus.get(status) ?? { status: 500, body: problems.serverError }
}

/** An upload aborted by the visitor is an ECONNRESET too, but has a status set by Fastify. */
function isOutage(error: Error): boolean {
  return statusOf(error) === undefined && isDatabaseOutage(error)
}

function statusOf(error: FastifyError | Error): number | undefined {
  return 'statusCode' in error ? error.statusCode : undefined
}

const unavailable = { status: 503, body: problems.serviceUnavailable, retryAfter: 10 }
const notFound = { status: 404, body: problems.notFound }

/**
 * Fastify's own errors: an unreadable or too large body, a wrong content type, an undecodable URL. A parameter that is too long
 * for the router (414) counts as not found.
 */
const answersByStatus = new Map<number | undefined, ErrorAnswer>([
  [400, { status: 400, body: Refusal.of({ non_field_errors: 'invalid' }).body }],
  [404, notFound],
  [413, { status: 413, body: problems.payloadTooLarge }],
  [414, notFound],
  [415, { status: 415, body: problems.unsupportedMediaType }],
  [503, unavailable],
])

/** The text of Django REST framework, from which its clients read the waiting time. */
function throttled(seconds: number): Problem {
  return { detail: `Request was throttled. Expected available in ${seconds} seconds.`, code: 'throttled' }
}

function proofRequired(challenge: string): ThrottledProblem {
  return { detail: 'A proof of work is required.', code: 'proof_required', challenge }
}
