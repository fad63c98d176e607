import type { CallRequest, CallSlots, Helper, Respondent } from '@clairmemoire/api-client/schema'
import { isMobileNumber } from '@clairmemoire/domain/called-phone-number'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { callee, calledHelper, calledVisitor, callTime, writingVisitor } from '@clairmemoire/forms/call-block'
import type { FieldsPart, TimePart } from '@clairmemoire/forms/form'
import { formatPhone } from '@clairmemoire/i18n/phone'
import {
  type ConsentStep,
  type ContactStep,
  checkStep,
  contactDetails,
  type FlowValues,
  isUnanswered,
  localeOf,
  phoneNotation,
  SlotInput,
  type Step,
  type StepValue,
} from '../form-flow/index.ts'
import { callbackOf, clockSteps, possibleClockSteps } from './clock-step.ts'
import { type FieldsAsking, fieldsStep } from './fields-step.ts'
import { callNeedsIn } from './filled-in.ts'
import { plainQuestionStep } from './request-questions.ts'

/** The call in a request body, from the values of `callSteps`. It has either the visitor's number or a helper. */
export function callRequestIn(values: FlowValues, postalCode?: string): CallRequest {
  const { first_name = '', last_name, email, phone, relation, sms } = contactDetails(values['contact'])
  const helper = callsSomeoneElse(values) ? helperIn(values) : undefined
  return {
    first_name,
    ...(last_name ? { last_name } : {}),
    ...(email ? { email } : {}),
    ...callNeedsIn(calleeIn(values)),
    ...(helper ? { helper } : { phone: phone ?? '', ...(relation ? { relation } : {}), ...(sms ? { sms: true } : {}) }),
    callback: callbackOf(values, { contact: calleeIn(values), postalCode }),
  }
}

function helperIn(values: FlowValues): Helper {
  const { first_name = '', last_name, phone = '', relation } = contactDetails(values['helper'])
  return { first_name, ...(last_name ? { last_name } : {}), phone, ...(relation ? { relation } : {}) }
}

/** Whether the clinic calls someone else rather than the visitor. */
function callsSomeoneElse(values: FlowValues): boolean {
  return values[callee.id] === 'someone_else'
}

function calleeIn(values: FlowValues): StepValue | undefined {
  return values[callsSomeoneElse(values) ? 'helper' : 'contact']
}

/** The facts that the steps of a call depend on, besides the answers. */
export interface CallAsking extends FieldsAsking {
  offer: CallSlots
  /** The number from which the clinic calls, in E.164. */
  phone: string
  /** The countries whose mobile numbers get text messages. */
  smsCountries: readonly string[]
}

interface CallStepsInput extends CallAsking {
  /** Whether the answers are about the visitor or about someone else. */
  respondent: Respondent
  values: FlowValues
  /** The postal code of the person, if the form asked for it. */
  postalCode?: string | undefined
  /** Further steps before the consent, and the number of steps that later answers may add to them. */
  also?: { steps: readonly Step[]; mayCome: number }
  /** The consent to be called. */
  consent: ConsentStep
}

const nothingElse = { steps: [], mayCome: 0 }

/** The last steps of every request for a call: the time, the person and number, the consent, and the check. */
export function callSteps({ also = nothingElse, ...input }: CallStepsInput): Step[] {
  const { i18n, offer, respondent, values, consent, postalCode } = input
  const called = { contact: calleeIn(values), postalCode }
  const contacts = callsSomeoneElse(values) ? [writingVisitor, calledHelper] : [calledVisitor]
  return [
    timeStep(callTime, input),
    plainQuestionStep(i18n, callee),
    ...contacts.map((part) => fieldsWithPhone(part, input, { respondent })),
    ...clockSteps(i18n, offer, values, called),
    ...also.steps,
    {
      ...consent,
      mayComeBefore:
        (isUnanswered(values, callee.id) ? 1 : 0) + possibleClockSteps(offer, values, called) + also.mayCome,
    },
    checkStep(i18n),
  ]
}

/** A step with a telephone number. Its module loads the numbering plans that validate the number. */
export function fieldsWithPhone(part: FieldsPart, asking: CallAsking, answers: Answers): ContactStep {
  const notation = phoneNotation(asking.country)
  const { smsCountries } = asking
  const isMobile = (typed: string) => isMobileNumber(notation.read(typed) ?? '', smsCountries)
  return fieldsStep(part, { ...asking, notation, ...(smsCountries.length > 0 && { isMobile }) }, answers)
}

export function timeStep({ title, hint }: TimePart, { i18n, offer, phone }: CallAsking): Step {
  const locale = localeOf(i18n)
  const text = hint[locale].replace('{phone}', formatPhone(phone))
  return { kind: 'slot', id: 'slot', title: title[locale], hint: text, offer, Input: SlotInput }
}
