import type { CallRequest, Country, Locale } from '@clairmemoire/api-client/schema'
import type { AnswerValue } from '@clairmemoire/domain/questionnaire'
import type { Form } from '@clairmemoire/forms/form'
import { holds } from '@clairmemoire/forms/form-questions'
import { consentIn, type FlowValues, type Submission } from '../form-flow/index.ts'
import { callRequestIn } from './call-steps.ts'
import { type Callee, callbackOf, postalCodeIn } from './clock-step.ts'
import { type FilledIn, filledIn, websiteIn } from './filled-in.ts'

/** The request body of any form. The contract derives its own type of the answers from the definition of the form. */
export interface FormBody {
  locale: Locale
  country: Country
  form_version: string
  answers: Readonly<Record<string, AnswerValue>>
  call: CallRequest
  consents: { agreed: true; text_version: string; third_person_on?: string }
  website?: string
}

/** The properties of a form that its body depends on. */
export type CallForm = Pick<Form, 'parts' | 'consents' | 'calls'>

/** @param known answers that were given elsewhere */
export function formBody(
  form: CallForm & Pick<Form, 'version'>,
  { values, locale }: Submission,
  country: Country,
  known: FilledIn['answers'] = {},
): FormBody {
  const filled = filledIn(form, values, known)
  const { answers, thirdPersonOn } = filled
  return {
    locale,
    country,
    form_version: form.version,
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !isInAddress(form, id))),
    call: callIn(form, filled, values),
    consents: { ...consentsIn(values), ...(thirdPersonOn && { third_person_on: thirdPersonOn }) },
    ...websiteIn(values),
  }
}

/** The answers that are query parameters of the operation. */
export function answersInAddress(form: CallForm, values: FlowValues): FormBody['answers'] {
  const { answers } = filledIn(form, values)
  return Object.fromEntries(Object.entries(answers).filter(([id]) => isInAddress(form, id)))
}

function isInAddress({ parts }: CallForm, id: string): boolean {
  return parts.some((part) => !('kind' in part) && part.id === id && part.isInAddress)
}

interface StudyAnswers {
  /** The version of the trial finder's questions. */
  version: string
  answers: FormBody['answers']
}

/** The request for a call about a study, which asks only about the call (R7-13). */
export function studyCallBody({ version, answers }: StudyAnswers, submission: Submission, country: Country): FormBody {
  return formBody({ version, parts: [{ kind: 'call' }] }, submission, country, answers)
}

function callIn(form: CallForm, { answers, call }: FilledIn, values: FlowValues): CallRequest {
  if (form.parts.some((part) => 'kind' in part && part.kind === 'call')) {
    return { ...call, ...callRequestIn(values, postalCodeOf({ answers, call })) }
  }
  return { first_name: '', ...call, callback: callbackOf(values, calleeOf(form, { answers, call })) }
}

/** The telephone number and the postal code of the person to be called, which determine their time zone. */
export function calleeOf({ calls }: CallForm, { answers, call }: FilledIn): Callee {
  const phone = calls && holds(calls.where, answers) ? answers[calls.phone] : (call.helper?.phone ?? call.phone)
  return {
    contact: typeof phone === 'string' ? { phone } : undefined,
    postalCode: postalCodeOf({ answers, call }),
  }
}

/** The postal code in the request, or in the answers that were given elsewhere. */
export function postalCodeOf({ answers, call }: FilledIn): string | undefined {
  return call.postal_code ?? postalCodeIn(answers)
}

/** The consent to the text of the form. */
function consentsIn(values: FlowValues): { agreed: true; text_version: string } {
  const { consent_text_version: version } = consentIn(values)
  return { agreed: true, text_version: version }
}
