import type { CallNeed, CallRequest, Helper } from '@clairmemoire/api-client/schema'
import type { AnswerValue } from '@clairmemoire/domain/questionnaire'
import { callNeeds } from '@clairmemoire/forms/call-needs'
import type { AskedForm, ContactFieldUse, FormPart, FormQuestion } from '@clairmemoire/forms/form'
import { consentDays, holds } from '@clairmemoire/forms/form-questions'
import { chosenIn, contactDetails, type FlowValues, honeypotIn, type StepValue } from '../form-flow/index.ts'

/** The values of a form, without those of hidden parts. */
export interface FilledIn {
  answers: Readonly<Record<string, AnswerValue>>
  call: Partial<CallRequest>
  /** The date on which a third person, such as a patient, consented. */
  thirdPersonOn?: string
}

type QuestionedForm = Pick<AskedForm, 'parts' | 'consents'>

/** @param known answers that were given elsewhere and are not asked for again */
export function filledIn(form: QuestionedForm, values: FlowValues, known: FilledIn['answers'] = {}): FilledIn {
  const initial: FilledIn = { answers: known, call: {} }
  return form.parts.reduce((filled, part) => withPart(form, filled, part, values), initial)
}

function withPart(form: QuestionedForm, filled: FilledIn, part: FormPart, values: FlowValues): FilledIn {
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
  form: QuestionedForm,
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

/** Whether the honeypot of any step was filled in. */
export function websiteIn(values: FlowValues): { website?: string } {
  return Object.assign({}, ...Object.values(values).map((value) => honeypotIn(contactDetails(value))))
}

/** @param called the contact details of the person to be called */
export function callNeedsIn(called: StepValue | undefined): { needs?: CallNeed[] } {
  const chosen = chosenIn(contactDetails(called)['needs']).filter(isCallNeed)
  return chosen.length > 0 ? { needs: chosen } : {}
}

function isCallNeed(id: string): id is CallNeed {
  return Object.keys(callNeeds).includes(id)
}
