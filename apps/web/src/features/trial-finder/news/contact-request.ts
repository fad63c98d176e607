import type { ContactRequest } from '@clairmemoire/api-client/schema'
import { isCountry, type Residence } from '@clairmemoire/domain/country'
import { consentIn, contactDetails, type FlowValues, honeypotIn, type Submission } from '../../../form-flow/index.ts'
import { matchingAnswers } from '../screening/matching-answers.ts'
import { keepsMatchingAnswers } from './news-steps.ts'

/** Of the answers only those that matching needs, and only when the person chose so. */
export function toContactRequest(
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  screening: FlowValues,
  country: Residence,
): ContactRequest {
  const { email = '', first_name, ...rest } = contactDetails(values['contact'])
  return {
    locale,
    email,
    country,
    ...(first_name && { first_name }),
    ...(keepsMatchingAnswers(values) && isCountry(country) && { matching: matchingAnswers(screening, country) }),
    lists: ['new_studies'],
    ...consentIn(values),
    ...honeypotIn(rest),
  }
}
