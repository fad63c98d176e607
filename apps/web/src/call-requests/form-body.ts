import type { CallRequest, Country, Helper, Locale } from '@clairmemoire/api-client/schema'
import type { AnswerValue } from '@clairmemoire/domain/questionnaire'
import type { AskedForm, ContactFieldUse, Form, FormPart, FormQuestion } from '@clairmemoire/forms/form'
import { consentDays, holds } from '@clairmemoire/forms/form-questions'
import { contactDetails, type FlowValues, type StepValue, type Submission } from '../form-flow/index.ts'
import { callNeedsIn, callRequestIn, consentsIn, websiteIn } from './call-steps.ts'
import { type Callee, callbackOf } from './clock-step.ts'

/** What counts of the values of a form: a part that is no longer shown has none. */
export interface FilledIn {
  answers: Readonly<Record<string, AnswerValue>>
  call: Partial<CallRequest>
  /** The day on which somebody agreed who does not fill in the form. */
  thirdPersonOn?: string
}

/** `known` was answered elsewhere and is not asked again. */
export function filledIn(form: AskedForm, values: FlowValues, known: FilledIn['answers'] = {}): FilledIn {
  const begun: FilledIn = { answers: known, call: {} }
  return form.parts.reduce((filled, part) => withPart(form, filled, part, values), begun)
}

function withPart(form: AskedForm, filled: FilledIn, part: FormPart, values: FlowValues): FilledIn {
  if ('kind' in part && part.kind !== 'fields') return filled
  if (!holds(part.show_if ?? [], filled.answers)) return filled
  if (!('kind' in part)) return withAnswer(form, filled, part, values[part.id])
  const details = contactDetails(values[part.id])
  return part.fields.reduce((all, field) => {
    if (!holds(field.show_if ?? [], all.answers)) return all
    if (!('contact' in field)) return withAnswer(form, all, field, details[field.id])
    return { ...all, call: { ...all.call, ...contactIn(field.of, field.contact, details, all.call) } }
  }, filled)
}

function withAnswer(
  form: AskedForm,
  filled: FilledIn,
  { id, isContact }: FormQuestion,
  value: StepValue | undefined,
): FilledIn {
  if (!isAnswer(value)) return filled
  if (isContact) return { ...filled, call: { ...filled.call, [id]: value } }
  if (consentDays(form).has(id) && typeof value === 'string') return { ...filled, thirdPersonOn: value }
  return { ...filled, answers: { ...filled.answers, [id]: value } }
}

function isAnswer(value: StepValue | undefined): value is AnswerValue {
  return value !== undefined && value !== '' && (value === null || typeof value !== 'object' || Array.isArray(value))
}

function contactIn(
  of: ContactFieldUse['of'],
  field: string,
  details: Readonly<Record<string, string>>,
  { helper }: Partial<CallRequest>,
): Partial<CallRequest> {
  if (field === 'needs') return callNeedsIn(details)
  const text = details[field]
  if (!text) return {}
  if (of !== 'helper') return { [field]: text }
  const named: Helper = { first_name: '', phone: '', ...helper, [field]: text }
  return { helper: named }
}

/** A form as the contract takes it; which answers it has, the contract knows from the same definition. */
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

/** The number of whoever is called says on which clock they live. */
export function calleeOf({ calls }: Form, { answers, call }: Pick<FilledIn, 'answers' | 'call'>): Callee {
  const told = calls && holds(calls.where, answers) ? answers[calls.phone] : (call.helper?.phone ?? call.phone)
  return { contact: typeof told === 'string' ? { phone: told } : undefined, postalCode: call.postal_code }
}
