import type { ApplicationRequest, Receipt } from '@clairmemoire/api-client/schema'
import { isDoctor, readAdeliNumber, readRppsNumber } from '@clairmemoire/domain/professional-number'
import { isTownName } from '@clairmemoire/domain/town-name'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyPartOfDay } from '../../calls/any-part-of-day.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import { askedCallProblems, keptCall } from '../../requests/accepted-contact.ts'
import { submitRequest } from '../../requests/submit-request.ts'
import type { Backend } from '../backend.ts'
import { application } from './application.table.ts'
import { applicationKind } from './application-kind.ts'

type ApplyRequest = FastifyRequest<{ Body: ApplicationRequest; Headers: { 'idempotency-key'?: string } }>

/** By a healthcare professional; somebody calls to get to know them. */
export function applyToJoin(backend: Backend) {
  return async ({ body, headers }: ApplyRequest, reply: FastifyReply): Promise<Receipt> => {
    const call = { ...body, callback: body.callback ?? anyPartOfDay }
    const submission = {
      kind: applicationKind,
      action: 'application' as const,
      operation: 'applyToJoin',
      headers,
      body,
      call,
    }
    return submitRequest(backend, reply, submission, (details, now) => {
      const problems = [
        ...askedCallProblems(call, details, now, backend.clinic.calls),
        ...(body.last_name.trim() === '' ? [['last_name', 'required'] as const] : []),
        ...numberProblems(body),
        ...townProblems(body),
      ]
      if (problems.length > 0) throw new Refusal(problems)
      return {
        ...keptCall(call, now, backend.clinic.calls),
        purposes: ['call_back'],
        own: (tx, id) => tx.insert(application).values({ id, ...kept(body) }),
      }
    })
  }
}

/** A doctor has an RPPS number; in other professions some have an ADELI number, or none. */
function numberProblems({ profession, rpps, adeli }: ApplicationRequest): FieldProblem[] {
  if (rpps === undefined && isDoctor(profession)) return [['rpps', 'required']]
  return [
    ...(rpps !== undefined && readRppsNumber(rpps) === undefined ? [['rpps', 'invalid'] as const] : []),
    ...(adeli !== undefined && readAdeliNumber(adeli) === undefined ? [['adeli', 'invalid'] as const] : []),
  ]
}

function townProblems({ town }: ApplicationRequest): FieldProblem[] {
  if (town.trim() === '') return [['town', 'required']]
  return isTownName(town) ? [] : [['town', 'invalid']]
}

function kept({ profession, rpps = '', adeli = '', town, message }: ApplicationRequest) {
  return {
    profession,
    rpps: readRppsNumber(rpps) ?? null,
    adeli: readAdeliNumber(adeli) ?? null,
    town: town.trim(),
    message: message?.trim() || null,
  }
}
