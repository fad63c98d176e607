import type {
  Callback,
  ContactRequest,
  Helper,
  MatchingAnswers,
  TrialRecommendationRequest,
  TrialSignupRequest,
} from '@clairmemoire/api-client/schema'
import { ageBand } from '@clairmemoire/domain/age-band'
import { type Country, isCountry, type Residence } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import { type Answers, type Questionnaire, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { postalCodeQuestions } from '@clairmemoire/domain/screening'
import { callMeBack, contactDetails, type FlowValues, isPartOfDay, slotChoice, trapField } from '../form-flow/index.ts'
import { callsSomeoneElse } from './callee-step.ts'
import { consentStepId } from './consent-step.ts'
import { keepsMatchingAnswers } from './news-steps.ts'

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
  country: Country
}

export function toSignupRequest(source: SignupSource): TrialSignupRequest {
  const { questionnaire, screening, trialCode, values, locale, country } = source
  const { first_name = '', last_name, email = '', phone, relation, ...rest } = contactDetails(values['contact'])
  const helper = callsSomeoneElse(values) ? helperIn(values) : undefined
  return {
    locale,
    country,
    trial_code: trialCode,
    respondent: respondentIn(screening),
    first_name,
    ...(last_name ? { last_name } : {}),
    email,
    ...(helper ? { helper } : { phone: phone ?? '', ...(relation ? { relation } : {}) }),
    callback: callbackIn(values),
    ...answersToSend(questionnaire, screening),
    ...consentIn(values),
    ...trapIn(rest),
  }
}

export interface ContactSource {
  values: FlowValues
  screening: FlowValues
  residence: Residence
  locale: Locale
}

/** Of the answers only those that matching needs, and only when the person chose so. */
export function toContactRequest({ values, screening, residence, locale }: ContactSource): ContactRequest {
  const { email = '', first_name, ...rest } = contactDetails(values['contact'])
  return {
    locale,
    email,
    country: residence,
    ...(first_name ? { first_name } : {}),
    ...(keepsMatchingAnswers(values) && isCountry(residence)
      ? { matching: matchingAnswers(screening, residence) }
      : {}),
    lists: ['new_studies'],
    ...consentIn(values),
    ...trapIn(rest),
  }
}

const memoryStates = ['no_change', 'worried', 'mci', 'alzheimer', 'other_dementia'] as const
const stages = ['mild', 'moderate', 'severe'] as const

/** An age becomes its five years, a postal code its area; what is unknown or declined is left out. */
function matchingAnswers(screening: FlowValues, country: Country): MatchingAnswers {
  const { memory_state: memoryState, stage, age } = screening
  const code = screening[postalCodeQuestions[country]]
  const known = {
    memory_state: memoryStates.find((id) => id === memoryState),
    stage: memoryState === 'alzheimer' ? stages.find((id) => id === stage) : undefined,
    age_band: typeof age === 'number' ? ageBand(age) : undefined,
    area: typeof code === 'string' ? areaOfPostalCode(country, code) : undefined,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
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

function helperIn(values: FlowValues): Helper {
  const { first_name = '', last_name, phone = '', relation } = contactDetails(values['helper'])
  return { first_name, ...(last_name ? { last_name } : {}), phone, ...(relation ? { relation } : {}) }
}

/** What a program typed into the hidden input is passed on, for the backend to refuse. */
function trapIn(details: Readonly<Record<string, string>>): { website?: string } {
  const text = details[trapField]
  return text ? { website: text } : {}
}
