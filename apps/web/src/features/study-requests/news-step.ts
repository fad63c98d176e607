import type { ContactRequest, TrialSignup, TrialCallSubmission } from '@clairmemoire/api-client/schema'
import { newsBesideCall, newsQuestion } from '@clairmemoire/forms/study-request'
import type { I18n } from '@lingui/core'
import { plainQuestionStep } from '../../call-requests/index.ts'
import { contactDetails, type FlowValues, isUnanswered, type Step } from '../../form-flow/index.ts'

/** The receipt of a request, and whether news of new studies were asked for with it and will be confirmed by mail. */
export type StudyReceipt = TrialSignup & { newsAsked?: boolean }

/** Asks who has no study in mind, and has given an address, whether to write when one opens: a consent of its own, without a tick. */
export function newsSteps(i18n: I18n, values: FlowValues): { steps: readonly Step[]; mayCome: number } {
  if (addressIn(values) === '') return { steps: [], mayCome: isUnanswered(values, 'contact') ? 1 : 0 }
  return { steps: [plainQuestionStep(i18n, newsQuestion)], mayCome: 0 }
}

/** What goes to the list of news beside a request; undefined where it was not asked for. */
export function newsRequestOf(
  { locale, country }: TrialCallSubmission,
  values: FlowValues,
): ContactRequest | undefined {
  const email = addressIn(values)
  const ticked = values[newsQuestion.id]
  if (email === '' || !Array.isArray(ticked) || ticked.length === 0) return undefined
  return {
    locale,
    email,
    ...(country && { country }),
    lists: ['new_studies'],
    consent: true,
    consent_text_version: newsBesideCall.version,
  }
}

function addressIn(values: FlowValues): string {
  return contactDetails(values['contact'])['email'] ?? ''
}
