import type { CallRequest, Country, Locale } from '@clairmemoire/api-client/schema'
import type { AnswerValue } from '@clairmemoire/domain/questionnaire'
import type { Form } from '@clairmemoire/forms/form'
import { holds } from '@clairmemoire/forms/form-questions'
import { consentIn, type FlowValues, type Submission } from '../form-flow/index.ts'
import { callRequestIn } from './call-steps.ts'
import { type Callee, callbackOf } from './clock-step.ts'
import { type FilledIn, filledIn, websiteIn } from './filled-in.ts'

/** A form as the contract accepts it; the contract derives its answers from the same definition. */
export interface FormBody {
  locale: Locale
  country: Country
  form_version: string
  answers: Readonly<Record<string, AnswerValue>>
  call: CallRequest
  consents: { agreed: true; text_version: string; third_person_on?: string }
  website?: string
}

export function formBody(
  form: Form,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  country: Country,
  known: FilledIn['answers'] = {},
): FormBody {
  const { answers, call, thirdPersonOn } = filledIn(form, values, known)
  const inAddress = new Set(form.parts.flatMap((part) => (!('kind' in part) && part.isInAddress ? [part.id] : [])))
  return {
    locale,
    country,
    form_version: form.version,
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !inAddress.has(id))),
    call: callIn(form, call, answers, values),
    consents: { ...consentsIn(values), ...(thirdPersonOn && { third_person_on: thirdPersonOn }) },
    ...websiteIn(values),
  }
}

function callIn(form: Form, call: Partial<CallRequest>, answers: FilledIn['answers'], values: FlowValues): CallRequest {
  if (form.parts.some((part) => 'kind' in part && part.kind === 'call')) {
    return { ...call, ...callRequestIn(values, call.postal_code) }
  }
  return { first_name: '', ...call, callback: callbackOf(values, calleeOf(form, { answers, call })) }
}

/** The number of the person to be called determines their time zone. */
export function calleeOf({ calls }: Form, { answers, call }: Pick<FilledIn, 'answers' | 'call'>): Callee {
  const told = calls && holds(calls.where, answers) ? answers[calls.phone] : (call.helper?.phone ?? call.phone)
  return { contact: typeof told === 'string' ? { phone: told } : undefined, postalCode: call.postal_code }
}

/** The consent to the text of the form. */
export function consentsIn(values: FlowValues): { agreed: true; text_version: string } {
  const { consent_text_version: version } = consentIn(values)
  return { agreed: true, text_version: version }
}
