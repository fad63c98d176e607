import type { Helper, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import {
  answersToSend,
  callbackIn,
  consentIn,
  contactDetails,
  type FlowValues,
  honeypotIn,
} from '../../../form-flow/index.ts'
import { respondentIn } from '../screening/answers.ts'
import { callsSomeoneElse } from './callee-step.ts'

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
    callback: callbackIn(values['slot']),
    ...answersToSend(questionnaire, screening),
    ...consentIn(values),
    ...honeypotIn(rest),
  }
}

function helperIn(values: FlowValues): Helper {
  const { first_name = '', last_name, phone = '', relation } = contactDetails(values['helper'])
  return { first_name, ...(last_name ? { last_name } : {}), phone, ...(relation ? { relation } : {}) }
}
