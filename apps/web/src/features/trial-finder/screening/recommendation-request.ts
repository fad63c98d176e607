import type { TrialRecommendationRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { answersToSend, consentIn, type FlowValues } from '../../../form-flow/index.ts'

/** Nothing is stored but the consent, so each request may speak the language of the page. */
export function toRecommendationRequest(
  questionnaire: Questionnaire,
  values: FlowValues,
  locale: Locale,
): TrialRecommendationRequest {
  return { locale, ...answersToSend(questionnaire, values), ...consentIn(values) }
}
