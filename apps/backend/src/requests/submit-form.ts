import type { Country, Receipt } from '@clairmemoire/api-client/schema'
import { latestToday } from '@clairmemoire/domain/calendar-date'
import type { Answers, AnswerValue, Questionnaire } from '@clairmemoire/domain/questionnaire'
import { type FormId, formNow } from '@clairmemoire/forms/every-form'
import type { Form } from '@clairmemoire/forms/form'
import { type FormContext, answeredQuestions, holds, questionnaireOf } from '@clairmemoire/forms/form-questions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyPartOfDay } from '../calls/call-times.ts'
import type { RequestedStudy } from '../desk/call-handler.ts'
import type { ConsentPurpose } from '../consents/consent.table.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { storedAnswers } from '../questionnaires/answers.ts'
import { type CallInput, countryOf, storedCall } from './call-input.ts'
import { type FormSubmission, formProblems, readFormatted } from './form-problems.ts'
import { answersToHandle, isUrgent } from './request-details.ts'
import { type RequestStore, type Submission, submitRequest } from './submit-request.ts'

export type SubmitRequest<Query = unknown> = FastifyRequest<{
  Body: FormSubmission
  Querystring: Query
  Headers: { 'idempotency-key'?: string }
}>

/** Data that an operation has in addition to the body. */
interface OperationInput {
  /** Answers that the operation read from the URL or looked up. */
  answers?: Answers
  study?: RequestedStudy
  /** The questions, if they depend on more than the form. */
  questionnaire?: Questionnaire
  /** See `Submission`. */
  read?: Submission['read']
}

/** Checks a form by its definition and stores it with its call, consents and mails in one transaction (R0-16). */
export async function submitForm(
  backend: RequestStore,
  id: FormId,
  { body, headers }: SubmitRequest,
  reply: FastifyReply,
  { answers: known = {}, study, questionnaire, read }: OperationInput = {},
): Promise<Receipt> {
  const form = formNow(id)
  const answers = { ...body.answers, ...known }
  const submission = { ...body, answers }
  const call = askedCall(form, submission)
  const operation = [id, ...Object.values(known)].join(' ')
  const submitted = { form, operation, headers, body, call, read }
  return submitRequest(backend, reply, submitted, (details, now) => {
    const context: FormContext = { locale: body.locale, country: countryOf(body), day: latestToday(now) }
    const asked = questionnaire ?? questionnaireOf(form, answeredQuestions(form), context, answers)
    const { calls } = backend.clinic
    const problems = formProblems({ form, asked, context, submission, call, details, now, calls, sms: backend.sms })
    if (problems.length > 0) throw new Refusal(problems)
    const stored = inStoredFormat(form, storedAnswers(asked, answers), context.country)
    return {
      ...storedCall(call, now, calls),
      answers: stored,
      isUrgent: isUrgent(form, stored),
      study: study ?? null,
      textVersion: body.consents.text_version,
      ...consentsIn(form, stored, body),
    }
  })
}

/** Returns the call that the form asks for. Some forms define that the person named in the answers is called. */
function askedCall({ calls }: Form, { locale, country, answers, call }: FormSubmission): CallInput {
  const { callback = anyPartOfDay } = call
  const asked = { ...call, callback, locale, ...(country && { country }) }
  if (calls === undefined || !holds(calls.where, answers)) return asked
  const answerText = (id: string) => (typeof answers[id] === 'string' ? answers[id] : '')
  const lastName = answerText(calls.last_name)
  const helper = {
    first_name: answerText(calls.first_name),
    ...(lastName && { last_name: lastName }),
    phone: answerText(calls.phone),
  }
  return { ...asked, helper }
}

/** Normalizes formatted answers, such as phone numbers. */
function inStoredFormat(form: Form, answers: Answers, country: Country): Answers {
  const formatted = answeredQuestions(form).flatMap(({ id, format }) => {
    const typed = answers[id]
    const read = format && typeof typed === 'string' ? readFormatted(format.is, typed, country) : undefined
    return read === undefined ? [] : [[id, read] as const]
  })
  return { ...answers, ...Object.fromEntries<AnswerValue>(formatted) }
}

/** Returns the consents to be called, to text messages and to store answers that the request does not need, and those that the form defines. */
function consentsIn(form: Form, answers: Answers, { call, consents: { third_person_on: day } }: FormSubmission) {
  const given = (form.consents ?? []).filter(({ where = [] }) => holds(where, answers))
  const hasOptionalAnswers = Object.keys(answers).length > Object.keys(answersToHandle(form, answers)).length
  const purposes: ConsentPurpose[] = [
    'call_back',
    ...(hasOptionalAnswers ? (['keep_answers'] as const) : []),
    ...(call.sms ? (['sms'] as const) : []),
    ...given.map(({ purpose }) => purpose),
  ]
  const ofThirdPerson = given.find((consent) => consent.day !== undefined)
  return { purposes, agreedOn: ofThirdPerson && day ? { [ofThirdPerson.purpose]: day } : {} }
}
