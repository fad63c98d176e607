import type { ConsultationType, ConsultationTypes, Receipt } from '@clairmemoire/api-client/schema'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../../platform/contract/refusal.ts'
import { type SubmitRequest, submitForm } from '../../requests/submit-form.ts'
import type { Backend } from '../backend.ts'

export function listConsultationTypes({ requests }: Backend) {
  return async (): Promise<ConsultationTypes> => ({ consultation_types: [...requests.consultationTypes] })
}

/** Rejects types that the operator does not offer. */
export function requestConsultation(backend: Backend) {
  return async (
    request: SubmitRequest<{ consultation_type: ConsultationType }>,
    reply: FastifyReply,
  ): Promise<Receipt> => {
    const { consultation_type: type } = request.query
    const isOffered = backend.requests.consultationTypes.includes(type)
    if (!isOffered) throw Refusal.of({ consultation_type: 'unknown_option' })
    return submitForm(backend, 'consultation', request, reply, { answers: { consultation_type: type } })
  }
}
