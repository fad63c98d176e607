import { redact } from '@clairmemoire/observability/redact'
import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseOutage } from '../database/database-errors.ts'
import { type ErrorAnswer, Failure, notFound, problem, Unavailable, unavailable } from './failures.ts'
import { Refusal } from './refusal.ts'

/** Answers errors as the contract defines; details of unexpected errors are not sent. */
export function answerErrors(onOutage: (error: Error) => void, reportError: ReportError) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body, retryAfter } = answerFor(error)
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
    if (isOutage(error)) onOutage(error)
    // Overload is logged elsewhere, without a line for each request.
    else if (status >= 500 && !(error instanceof Unavailable)) {
      const { url: route } = request.routeOptions
      request.log.error({ route, ...redact(error) }, 'request failed')
      reportError(error, { noticedBy: 'request', route })
    }
    reply.status(status).type('application/json').send(body)
  }
}

function answerFor(error: FastifyError | Error): ErrorAnswer {
  if (error instanceof Refusal) return { status: 400, body: error.body }
  if (error instanceof Failure) return error.answer
  if (isOutage(error)) return unavailable
  return answersByStatus.get(statusOf(error)) ?? problem(500, 'server_error', 'Server error.')
}

/** An upload that the visitor aborts is an ECONNRESET too, but Fastify gives it a status. */
function isOutage(error: Error): boolean {
  return statusOf(error) === undefined && isDatabaseOutage(error)
}

function statusOf(error: FastifyError | Error): number | undefined {
  return 'statusCode' in error ? error.statusCode : undefined
}

/**
 * The answers to Fastify's own errors: an unreadable or too large body, a wrong content type, an undecodable URL. A parameter
 * that is too long for the router (414) counts as not found.
 */
const answersByStatus = new Map<number | undefined, ErrorAnswer>([
  [400, { status: 400, body: Refusal.of({ non_field_errors: 'invalid' }).body }],
  [404, notFound],
  [413, problem(413, 'payload_too_large', 'Request body is too large.')],
  [414, notFound],
  [415, problem(415, 'unsupported_media_type', 'Unsupported media type in request.')],
  [503, unavailable],
])
