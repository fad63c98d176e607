import type { TrialSignupRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { callDetailsIn } from '../../../call-requests/index.ts'
import { answersToSend, type FlowValues } from '../../../form-flow/index.ts'
import { respondentIn } from '../screening/answers.ts'

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
  return {
    locale,
    country,
    trial_code: trialCode,
    respondent: respondentIn(screening),
    ...callDetailsIn(values),
    ...answersToSend(questionnaire, screening),
  }
}
