import type { PreconsultationRequest, Receipt } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { submitRequest } from '../../requests/submit-request.ts'
import type { Backend } from '../backend.ts'
import { acceptedPreconsultation } from './accepted-preconsultation.ts'
import { preconsultationKind } from './preconsultation-kind.ts'

type SubmitRequest = FastifyRequest<{ Body: PreconsultationRequest; Headers: { 'idempotency-key'?: string } }>

/** What was prepared before a consultation; somebody calls to arrange it. */
export function submitPreconsultation(backend: Backend) {
  return async ({ body, headers }: SubmitRequest, reply: FastifyReply): Promise<Receipt> => {
    const submission = {
      kind: preconsultationKind,
      action: 'preconsultation' as const,
      operation: 'submitPreconsultation',
      headers,
      body,
      call: body,
    }
    return submitRequest(backend, reply, submission, (details, now) =>
      acceptedPreconsultation(body, details, now, backend.clinic.calls),
    )
  }
}
