import type { ContactRequest, Country, TrialSignup } from '@clairmemoire/api-client/schema'
import { newsBesideCall, newsQuestion } from '@clairmemoire/forms/study-request'
import type { I18n } from '@lingui/core'
import { plainQuestionStep } from '../../call-requests/index.ts'
import { contactDetails, type FlowValues, isUnanswered, type Step, type Submission } from '../../form-flow/index.ts'

/** The receipt of a request. With `newsAsked`, the person also requested news, which they must confirm by mail. */
export type StudyReceipt = TrialSignup & { newsAsked?: boolean }

/** Asks people who gave a mail address for a separate consent to news about new studies; the box is not ticked by default. */
export function newsSteps(i18n: I18n, values: FlowValues): { steps: readonly Step[]; mayCome: number } {
  if (addressIn(values) === '') return { steps: [], mayCome: isUnanswered(values, 'contact') ? 1 : 0 }
  return { steps: [plainQuestionStep(i18n, newsQuestion)], mayCome: 0 }
}

/** The request for news that is sent beside the main request; undefined if news was not requested. */
export function newsRequestOf({ locale, values }: Submission, country: Country): ContactRequest | undefined {
  const email = addressIn(values)
  const ticked = values[newsQuestion.id]
  if (email === '' || !Array.isArray(ticked) || ticked.length === 0) return undefined
  return {
    locale,
    email,
    country,
    lists: ['new_studies'],
    consent: true,
    consent_text_version: newsBesideCall.version,
  }
}

function addressIn(values: FlowValues): string {
  return contactDetails(values['contact'])['email'] ?? ''
}
