import type {
  Country,
  Locale,
  PreconsultationRequest,
  PreconsultationUserType,
  Receipt,
} from '@clairmemoire/api-client/schema'
import { birthDateProblem } from '@clairmemoire/domain/birth-date'
import { lastToday } from '@clairmemoire/domain/calendar-date'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { preconsultationFor, preconsultationIn } from '@clairmemoire/forms/preconsultation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContactDetails } from '../../calls/promised-call.ts'
import type { CallDesk } from '../../clinic/clinic.ts'
import type { ConsentPurpose } from '../../consents/consent.table.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import { answerProblems, storedAnswers } from '../../questionnaires/answers.ts'
import {
  askedCallProblems,
  countryOf,
  firstNameProblems,
  lastNameProblems,
  phoneNumberProblems,
  storedCall,
} from '../../requests/asked-call.ts'
import type { AcceptedRequest } from '../../requests/submit-request.ts'
import { submitRequest } from '../../requests/submit-request.ts'
import type { Backend } from '../backend.ts'
import { type PreconsultationRow, preconsultation } from './preconsultation.table.ts'
import { preconsultationKind } from './preconsultation-kind.ts'

type FormRequest = FastifyRequest<{ Querystring: { user_type: PreconsultationUserType; locale?: Locale } }>

export async function getPreconsultationForm({ query }: FormRequest) {
  return preconsultationFor(query.user_type, query.locale ?? defaultLocale)
}

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

/** Checks what a schema cannot: answers, people, days, and times that are still free. Throws a refusal. */
function acceptedPreconsultation(
  request: PreconsultationRequest,
  details: ContactDetails,
  now: Date,
  desk: CallDesk,
): AcceptedRequest {
  const { locale, questionnaire_version: version, answers, birth_date: birthDate } = request
  const country = countryOf(request)
  const birthProblem = birthDateProblem(birthDate, lastToday(now))
  const problems = [
    ...answerProblems(preconsultationIn(locale), version, answers),
    ...askedCallProblems(request, details, now, desk),
    ...(birthProblem === undefined ? [] : [['birth_date', birthProblem] as const]),
    ...patientProblems(request),
    ...companionProblems(request, country),
  ]
  if (problems.length > 0) throw new Refusal(problems)
  return {
    ...storedCall(request, now, desk),
    purposes: purposesOf(request),
    own: (tx, id) => tx.insert(preconsultation).values({ id, ...storedForm(request, country) }),
  }
}

function purposesOf({ user_type: userType, companion }: PreconsultationRequest): ConsentPurpose[] {
  return [
    'call_back',
    'keep_answers',
    ...(userType === 'relative' ? (['answer_for_someone'] as const) : []),
    ...(companion ? (['name_companion'] as const) : []),
  ]
}

function storedForm(request: PreconsultationRequest, country: Country): PreconsultationRow {
  const { locale, user_type: userType, patient, companion } = request
  return {
    userType,
    questionnaireVersion: request.questionnaire_version,
    answers: storedAnswers(preconsultationIn(locale), request.answers),
    birthDate: request.birth_date,
    patient: patient ? storedName(patient) : null,
    companion: companion ? storedCompanion(companion, country) : null,
  }
}

type Companion = NonNullable<PreconsultationRequest['companion']>

function storedCompanion({ relation, phone, ...name }: Companion, country: Country) {
  const number = phone === undefined ? undefined : readPhoneNumber(phone, country)
  return { ...storedName(name), ...(relation && { relation }), ...(number !== undefined && { phone: number }) }
}

function storedName({ first_name, last_name }: NonNullable<PreconsultationRequest['patient']>) {
  return { first_name, ...(last_name && { last_name }) }
}

/** Who answers for somebody says for whom; who answers for themselves is the patient. */
function patientProblems({ user_type: userType, patient }: PreconsultationRequest): FieldProblem[] {
  if (userType === 'patient') return patient === undefined ? [] : [['patient', 'invalid']]
  return patient === undefined ? [['patient.first_name', 'required']] : nameProblems('patient', patient)
}

function companionProblems({ companion }: PreconsultationRequest, country: Country): FieldProblem[] {
  if (companion === undefined) return []
  const { phone } = companion
  const number = phone === undefined ? undefined : readPhoneNumber(phone, country)
  return [
    ...nameProblems('companion', companion),
    ...(phone === undefined ? [] : phoneNumberProblems('companion.phone', number)),
  ]
}

function nameProblems(field: string, name: { first_name: string; last_name?: string }): FieldProblem[] {
  return [
    ...firstNameProblems(`${field}.first_name`, name.first_name),
    ...lastNameProblems(`${field}.last_name`, name.last_name),
  ]
}
