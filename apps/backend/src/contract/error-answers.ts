import type { FieldErrors, Problem } from '@clairmemoire/api-client/schema'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseOutage } from '../database/outage.ts'
import { IdempotencyConflict, NotFound } from './failures.ts'
import { problems } from './problems.ts'
import { Refusal } from './refusal.ts'
import { withoutData } from './without-data.ts'

interface ErrorAnswer {
  status: number
  body: FieldErrors | Problem
}

const retryAfterSeconds = 10

/** Answers every error as the contract says; nothing of an unexpected one reaches the reader. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerFor(error)
  if (status === 503) reply.header('Retry-After', retryAfterSeconds)
  if (status >= 500) request.log.error({ route: request.routeOptions.url, ...withoutData(error) }, 'request failed')
  reply.status(status).type('application/json').send(body)
}

function answerFor(error: FastifyError | Error): ErrorAnswer {
  if (error instanceof Refusal) return { status: 400, body: error.body }
  if (error instanceof NotFound) return notFound
  if (error instanceof IdempotencyConflict) return { status: 409, body: problems.idempotencyConflict }
  if (isDatabaseOutage(error)) return { status: 503, body: problems.serviceUnavailable }
  const status = 'statusCode' in error ? error.statusCode : undefined
  return answersByStatus.get(status) ?? { status: 500, body: problems.serverError }
}

const notFound = { status: 404, body: problems.notFound }

/**
 * Fastify's own errors: a body that cannot be read, is too large or of another type, an address that cannot be decoded.
 * A name in an address that is too long for the router (414) is one that does not exist.
 */
const answersByStatus = new Map<number | undefined, ErrorAnswer>([
  [400, { status: 400, body: Refusal.of({ non_field_errors: 'invalid' }).body }],
  [404, notFound],
  [413, { status: 413, body: problems.payloadTooLarge }],
  [414, notFound],
  [415, { status: 415, body: problems.unsupportedMediaType }],
  [503, { status: 503, body: problems.serviceUnavailable }],
])
