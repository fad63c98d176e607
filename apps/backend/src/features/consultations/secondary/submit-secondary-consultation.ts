import type { Receipt, SecondaryConsultationRequest } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { askedCallProblems, keptCall } from '../../../requests/accepted-contact.ts'
import { submitRequest } from '../../../requests/submit-request.ts'
import type { Backend } from '../../backend.ts'
import { secondaryConsultation } from './secondary-consultation.table.ts'
import { secondaryConsultationKind } from './secondary-consultation-kind.ts'

type SecondaryRequest = FastifyRequest<{
  Body: SecondaryConsultationRequest
  Headers: { 'idempotency-key'?: string }
}>

/** From who already met a doctor; somebody calls to see what may help. */
export function submitSecondaryConsultation(backend: Backend) {
  return async ({ body, headers }: SecondaryRequest, reply: FastifyReply): Promise<Receipt> => {
    const submission = {
      kind: secondaryConsultationKind,
      action: 'secondary_consultation' as const,
      operation: 'submitSecondaryConsultation',
      headers,
      body,
      call: body,
    }
    return submitRequest(backend, reply, submission, (details, now) => {
      const problems = askedCallProblems(body, details, now, backend.clinic.calls)
      if (problems.length > 0) throw new Refusal(problems)
      return {
        ...keptCall(body, now, backend.clinic.calls),
        purposes: ['call_back', 'keep_answers'],
        own: (tx, id) => tx.insert(secondaryConsultation).values({ id, ...kept(body) }),
      }
    })
  }
}

function kept({
  respondent,
  doctor_kind: doctorKind,
  seen,
  said,
  seeks,
  seeks_more: more,
}: SecondaryConsultationRequest) {
  return {
    respondent,
    doctorKind,
    seen: seen ?? null,
    said: said?.trim() || null,
    seeks,
    seeksMore: more?.trim() || null,
  }
}
