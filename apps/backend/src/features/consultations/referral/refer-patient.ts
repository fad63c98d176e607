import type { Receipt, ReferralRequest } from '@clairmemoire/api-client/schema'
import { birthDateProblem } from '@clairmemoire/domain/birth-date'
import { readRppsNumber } from '@clairmemoire/domain/professional-number'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { anyPartOfDay } from '../../../calls/any-part-of-day.ts'
import { lastToday } from '../../../platform/calendar/last-today.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import { type AskedCall, askedCallProblems, keptCall } from '../../../requests/accepted-contact.ts'
import { answerWithReceipt } from '../../../requests/submission.ts'
import { referralKind } from './referral-kind.ts'
import { referral } from './referral.table.ts'

type ReferRequest = FastifyRequest<{ Body: ReferralRequest; Headers: { 'idempotency-key'?: string } }>

/** By a doctor, about a patient who agreed: the patient is called, and the doctor has the private link. */
export function referPatient(backend: Backend) {
  return async ({ body, headers }: ReferRequest, reply: FastifyReply): Promise<Receipt> => {
    const call = askedCallOf(body)
    const submission = {
      kind: referralKind,
      action: 'referral' as const,
      operation: 'referPatient',
      headers,
      body,
      call,
    }
    return answerWithReceipt(backend, reply, submission, (details, now) => {
      const rpps = readRppsNumber(body.doctor.rpps)
      const problems = [
        ...askedCallProblems(call, details, now, backend.clinic.calls).map(
          ([field, code]): FieldProblem => [fieldOf(field), code],
        ),
        ...(rpps === undefined ? [['doctor.rpps', 'invalid'] as const] : []),
        ...patientProblems(body, now),
        ...(body.reason.trim() === '' ? [['reason', 'required'] as const] : []),
      ]
      if (problems.length > 0 || rpps === undefined) throw new Refusal(problems)
      const kept = { rpps, birthDate: body.patient.birth_date, reason: body.reason.trim() }
      return {
        ...keptCall(call, now, backend.clinic.calls),
        purposes: ['call_back', 'keep_answers', 'refer_patient'],
        own: (id) => insertRows(referral, [{ id, ...kept }]),
      }
    })
  }
}

/** The doctor asks, and the patient is called. */
function askedCallOf({ doctor, patient, callback = anyPartOfDay, ...request }: ReferralRequest): AskedCall {
  const { first_name, last_name, phone } = patient
  return { ...request, ...doctor, callback, helper: { first_name, ...(last_name && { last_name }), phone } }
}

/** As the form of a referral names what other forms name otherwise. */
function fieldOf(field: string): string {
  if (field.startsWith('callback')) return field
  return field.startsWith('helper.') ? field.replace('helper', 'patient') : `doctor.${field}`
}

function patientProblems({ patient }: ReferralRequest, now: Date): FieldProblem[] {
  const problem = birthDateProblem(patient.birth_date, lastToday(now))
  return problem === undefined ? [] : [['patient.birth_date', problem]]
}
