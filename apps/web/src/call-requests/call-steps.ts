import type { CallRequest, CallSlots, Helper, Respondent } from '@clairmemoire/api-client/schema'
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

/** The call as the contract defines it, from the values of `callSteps`: with the visitor's number, or with a helper. */
export function callRequestIn(values: FlowValues, postalCode?: string): CallRequest {
  const { first_name = '', last_name, email, phone, relation } = contactDetails(values['contact'])
  const helper = callsSomeoneElse(values) ? helperIn(values) : undefined
  return {
    first_name,
    ...(last_name ? { last_name } : {}),
    ...(email ? { email } : {}),
    ...callNeedsIn(calleeIn(values)),
    ...(helper ? { helper } : { phone: phone ?? '', ...(relation ? { relation } : {}) }),
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

/** Facts on which the steps of a call depend, besides the answers. */
export interface CallAsking extends FieldsAsking {
  offer: CallSlots
  /** The number that the clinic calls from, E.164. */
  phone: string
}

interface CallStepsInput extends CallAsking {
  /** The person whose answers were compared. */
  respondent: Respondent
  values: FlowValues
  /** The postal code of the person, if it was asked. */
  postalCode?: string | undefined
  /** Further steps before the consent, and how many of them may still be added. */
  also?: { steps: readonly Step[]; mayCome: number }
  /** The consent to be called. */
  consent: ConsentStep
}

const nothingElse = { steps: [], mayCome: 0 }

/** Time of the call, person and number, consent, check: the last steps of every request for a call. */
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

/** Loads the numbering plans that telephone numbers are validated by. */
export function fieldsWithPhone(part: FieldsPart, asking: FieldsAsking, answers: Answers): ContactStep {
  return fieldsStep(part, { ...asking, notation: phoneNotation(asking.country) }, answers)
}

export function timeStep({ title, hint }: TimePart, { i18n, offer, phone }: CallAsking): Step {
  const locale = localeOf(i18n)
  const text = hint[locale].replace('{phone}', formatPhone(phone))
  return { kind: 'slot', id: 'slot', title: title[locale], hint: text, offer, Input: SlotInput }
}
