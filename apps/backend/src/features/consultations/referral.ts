import type { Locale, Receipt, ReferralRequest } from '@clairmemoire/api-client/schema'
import { birthDateProblem } from '@clairmemoire/domain/birth-date'
import { lastToday } from '@clairmemoire/domain/calendar-date'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { readRppsNumber } from '@clairmemoire/domain/professional-number'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyPartOfDay } from '../../calls/call-times.ts'
import { fullName } from '../../calls/promised-call.ts'
import { written } from '../../mail/letter.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import {
  type AskedCall,
  askedCallProblems,
  countryOf,
  firstNameProblems,
  lastNameProblems,
  phoneNumberProblems,
  storedCall,
} from '../../requests/asked-call.ts'
import type { RequestDetails, RequestKind } from '../../requests/request-kind.ts'
import { sameTitle } from '../../requests/request-kind.ts'
import { submitRequest } from '../../requests/submit-request.ts'
import type { Backend } from '../backend.ts'
import { type ReferralRow, referral } from './consultations.table.ts'

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
    return submitRequest(backend, reply, submission, (details, now) => {
      const rpps = readRppsNumber(body.doctor.rpps)
      const problems = [
        ...askedCallProblems(call, details, now, backend.clinic.calls)
          .map(([field, code]): FieldProblem => [fieldOf(field, body), code])
          .filter(([field]) => field !== 'patient.phone' || body.patient.phone !== undefined),
        ...(rpps === undefined ? [['doctor.rpps', 'invalid'] as const] : []),
        ...patientProblems(body, now),
        ...(body.reason === '' ? [['reason', 'required'] as const] : []),
      ]
      if (problems.length > 0 || rpps === undefined) throw new Refusal(problems)
      const storedReferral = {
        rpps,
        birthDate: body.patient.birth_date,
        reason: body.reason,
        ...notCalled(body),
      }
      return {
        ...storedCall(call, now, backend.clinic.calls),
        purposes: ['call_back', 'keep_answers', 'refer_patient'],
        own: (tx, id) => tx.insert(referral).values({ id, ...storedReferral }),
      }
    })
  }
}

/** The doctor asks, and the patient is called, or the one whom the patient chose. */
function askedCallOf({ doctor, patient, relative, callback = anyPartOfDay, ...request }: ReferralRequest): AskedCall {
  const { first_name, last_name, phone = '' } = relative ?? patient
  return { ...request, ...doctor, callback, helper: { first_name, ...(last_name && { last_name }), phone } }
}

/** What is stored of a patient when somebody else is called. */
function notCalled(request: ReferralRequest) {
  const { patient, relative } = request
  if (relative === undefined) return { patient: null, relation: null }
  const phone = patient.phone && readPhoneNumber(patient.phone, countryOf(request))
  return {
    patient: {
      first_name: patient.first_name,
      ...(patient.last_name && { last_name: patient.last_name }),
      ...(phone && { phone }),
    },
    relation: relative.relation || null,
  }
}

/** As the form of a referral names what other forms name otherwise. */
function fieldOf(field: string, { relative }: ReferralRequest): string {
  if (field.startsWith('callback')) return field
  return field.startsWith('helper.') ? field.replace('helper', relative ? 'relative' : 'patient') : `doctor.${field}`
}

function patientProblems(request: ReferralRequest, now: Date): FieldProblem[] {
  const { patient, relative } = request
  const problem = birthDateProblem(patient.birth_date, lastToday(now))
  return [
    ...(problem === undefined ? [] : [['patient.birth_date', problem] as const]),
    ...(relative
      ? unaskedProblems(request)
      : patient.phone === undefined
        ? [['patient.phone', 'required'] as const]
        : []),
  ]
}

/** Of a patient who is not called: the name, and a number if one was given. */
function unaskedProblems(request: ReferralRequest): FieldProblem[] {
  const { first_name: firstName, last_name: lastName, phone } = request.patient
  return [
    ...firstNameProblems('patient.first_name', firstName),
    ...lastNameProblems('patient.last_name', lastName),
    ...(phone === undefined ? [] : phoneNumberProblems('patient.phone', readPhoneNumber(phone, countryOf(request)))),
  ]
}

/** A patient whom a doctor refers: the doctor asks, the patient is called. */
export const referralKind: RequestKind = {
  name: 'referral',
  table: referral,
  titles: sameTitle((locale) => texts[locale].title),
  isForSomeoneCalled: true,
  forgetAnswers: (tx, id) => tx.update(referral).set({ reason: null }).where(eq(referral.id, id)),
  open: async (database, id) => {
    const [row] = await database.select().from(referral).where(eq(referral.id, id))
    return row && referralDetails(row)
  },
}

export function referralDetails({ rpps, birthDate, reason, patient, relation }: ReferralRow): RequestDetails {
  const name = patient && fullName(patient.first_name, patient.last_name)
  return {
    title: (locale) => texts[locale].title,
    sent: (locale) => [
      { id: 'doctor.rpps', question: texts[locale].rpps, answer: rpps },
      ...(name === null ? [] : [{ id: 'patient.first_name', question: texts[locale].patient, answer: name }]),
      { id: 'patient.birth_date', question: texts[locale].birthDate, answer: formatPlainDate(locale, birthDate) },
      { id: 'reason', question: texts[locale].reason, answer: reason },
    ],
    desk: (locale) => ({
      subject: texts[locale].subject,
      facts: [
        ...(name === null ? [] : [{ term: texts[locale].calledFor, value: [written(name)] }]),
        ...(relation === null ? [] : [{ term: texts[locale].relation, value: [written(relation)] }]),
        { term: texts[locale].rpps, value: rpps },
      ],
    }),
  }
}

const texts = {
  fr: {
    title: 'Un patient que vous nous adressez',
    subject: 'Patient adressé par un médecin',
    rpps: 'Numéro RPPS du médecin',
    patient: 'Patient',
    calledFor: 'Nous appelons un proche du patient',
    relation: 'Lien avec le patient',
    birthDate: 'Date de naissance du patient',
    reason: 'Motif',
  },
  en: {
    title: 'A patient whom you refer to us',
    subject: 'Patient referred by a doctor',
    rpps: 'RPPS number of the doctor',
    patient: 'Patient',
    calledFor: 'We call someone close to the patient',
    relation: 'Relation to the patient',
    birthDate: 'Date of birth of the patient',
    reason: 'Reason',
  },
} satisfies Record<Locale, unknown>
