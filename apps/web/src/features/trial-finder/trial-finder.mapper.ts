import type {
  Callback,
  ContactRequest,
  Helper,
  TrialRecommendationRequest,
  TrialSignupRequest,
} from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Answers, type Questionnaire, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { callMeBack, contactDetails, type FlowValues, isPartOfDay, slotChoice, trapField } from '../form-flow/index.ts'
import { consentStepId } from './consent-step.ts'

/** The values of the steps that are questions; the id of a step is that of its question. */
export function answersIn(questionnaire: Questionnaire, values: FlowValues): Answers {
  const answers = questionnaire.questions.flatMap(({ id }) => {
    const value = values[id]
    const isAnswer = value !== undefined && (value === null || typeof value !== 'object' || Array.isArray(value))
    return isAnswer ? [[id, value] as const] : []
  })
  return Object.fromEntries(answers)
}

export function respondentIn(values: FlowValues): 'self' | 'someone_else' {
  return values['respondent'] === 'someone_else' ? 'someone_else' : 'self'
}

/** Nothing is stored but the consent, so each request may speak the language of the page. */
export function toRecommendationRequest(
  questionnaire: Questionnaire,
  values: FlowValues,
  locale: Locale,
): TrialRecommendationRequest {
  return { locale, ...answersToSend(questionnaire, values), ...consentIn(values) }
}

export interface SignupSource {
  questionnaire: Questionnaire
  screening: FlowValues
  trialCode: string
  values: FlowValues
  locale: Locale
}

export function toSignupRequest(source: SignupSource): TrialSignupRequest {
  const { questionnaire, screening, trialCode, values, locale } = source
  const { first_name = '', last_name = '', email = '', phone = '', ...rest } = contactDetails(values['contact'])
  const helper = helperIn(values)
  return {
    locale,
    trial_code: trialCode,
    respondent: respondentIn(screening),
    first_name,
    last_name,
    email,
    phone,
    ...(helper ? { helper } : {}),
    callback: callbackIn(values),
    ...answersToSend(questionnaire, screening),
    ...consentIn(values),
    ...trapIn(rest),
  }
}

export function toContactRequest(values: FlowValues, locale: Locale): ContactRequest {
  const { email = '', first_name, postal_code, ...rest } = contactDetails(values['contact'])
  return {
    locale,
    email,
    ...(first_name ? { first_name } : {}),
    ...(postal_code ? { postal_code } : {}),
    lists: ['new_studies'],
    ...consentIn(values),
    ...trapIn(rest),
  }
}

function answersToSend(questionnaire: Questionnaire, values: FlowValues) {
  const answers = relevantAnswers(questionnaire, answersIn(questionnaire, values))
  const copied = Object.entries(answers).map(([id, value]) => [id, isList(value) ? [...value] : value] as const)
  return { questionnaire_version: questionnaire.version, answers: Object.fromEntries(copied) }
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}

function consentIn(values: FlowValues): { consent: true; consent_text_version: string } {
  const version = values[consentStepId]
  return { consent: true, consent_text_version: typeof version === 'string' ? version : '' }
}

function callbackIn(values: FlowValues): Callback {
  const { day, starts_at, part_of_day, time_zone } = slotChoice(values['slot'])
  if (day !== callMeBack) return { kind: 'slot', starts_at, time_zone }
  return { kind: 'part_of_day', part_of_day: isPartOfDay(part_of_day) ? part_of_day : 'any', time_zone }
}

function helperIn(values: FlowValues): Helper | undefined {
  const { first_name, last_name, phone, relation } = contactDetails(values['helper'])
  if (!first_name || !last_name || !phone) return undefined
  return { first_name, last_name, phone, ...(relation ? { relation } : {}) }
}

/** What a program typed into the hidden input is passed on, for the backend to refuse. */
function trapIn(details: Readonly<Record<string, string>>): { website?: string } {
  const text = details[trapField]
  return text ? { website: text } : {}
}
