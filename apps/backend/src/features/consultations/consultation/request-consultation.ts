import type { ConsultationRequest, ConsultationType, ConsultationTypes, Receipt } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { askedCallProblems, keptCall } from '../../../requests/accepted-contact.ts'
import { submitRequest } from '../../../requests/submit-request.ts'
import type { Backend } from '../../backend.ts'
import { consultation } from './consultation.table.ts'
import { consultationKind } from './consultation-kind.ts'

type ConsultRequest = FastifyRequest<{
  Body: ConsultationRequest
  Querystring: { consultation_type: ConsultationType }
  Headers: { 'idempotency-key'?: string }
}>

export function listConsultationTypes({ requests }: Backend) {
  return async (): Promise<ConsultationTypes> => ({ consultation_types: [...requests.consultationTypes] })
}

/** A request for a consultation; somebody calls to arrange it. */
export function requestConsultation(backend: Backend) {
  return async ({ body, query, headers }: ConsultRequest, reply: FastifyReply): Promise<Receipt> => {
    const { consultation_type: consultationType } = query
    const operation = `requestConsultation ${consultationType}`
    const submission = { kind: consultationKind, action: 'consultation' as const, operation, headers, body, call: body }
    return submitRequest(backend, reply, submission, (details, now) => {
      const problems = [
        ...typeProblems(consultationType, backend),
        ...placeProblems(consultationType, body),
        ...askedCallProblems(body, details, now, backend.clinic.calls),
      ]
      if (problems.length > 0) throw new Refusal(problems)
      const reason = body.reason?.trim() || null
      return {
        ...keptCall(body, now, backend.clinic.calls),
        purposes: reason === null ? ['call_back'] : ['call_back', 'keep_answers'],
        own: (tx, id) => tx.insert(consultation).values({ id, consultationType, respondent: body.respondent, reason }),
      }
    })
  }
}

function typeProblems(type: ConsultationType, { requests }: Backend): FieldProblem[] {
  return requests.consultationTypes.includes(type) ? [] : [['consultation_type', 'unknown_option']]
}

/** A doctor who comes has to know where to. */
function placeProblems(type: ConsultationType, { postal_code: code = '' }: ConsultationRequest): FieldProblem[] {
  return type === 'home_visit' && code.trim() === '' ? [['postal_code', 'required']] : []
}
