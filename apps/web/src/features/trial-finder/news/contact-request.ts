import type { ContactRequest } from '@clairmemoire/api-client/schema'
import { isCountry, type Residence } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { consentIn, contactDetails, type FlowValues, honeypotIn } from '../../../form-flow/index.ts'
import { matchingAnswers } from '../screening/matching-answers.ts'
import { keepsMatchingAnswers } from './news-steps.ts'

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
    ...honeypotIn(rest),
  }
}
