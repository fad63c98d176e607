import type { ContactRequest, TrialSignup, TrialCallSubmission } from '@clairmemoire/api-client/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { contactDetails, type FlowValues, isUnanswered, ownQuestionStep, type Step } from '../../form-flow/index.ts'

/** The receipt of a request, and whether news of new studies were asked for with it and will be confirmed by mail. */
export type StudyReceipt = TrialSignup & { newsAsked?: boolean }

const newsStepId = 'news'
const agreement = 'agreed'

/** Asks who has no study in mind, and has given an address, whether to write when one opens: a consent of its own, without a tick. */
export function newsSteps(i18n: I18n, values: FlowValues): { steps: readonly Step[]; mayCome: number } {
  if (addressIn(values) === '') return { steps: [], mayCome: isUnanswered(values, 'contact') ? 1 : 0 }
  const step = ownQuestionStep(
    i18n,
    {
      id: newsStepId,
      title: msg({ id: 'study-requests.news.title', message: 'Vous écrire aussi quand une étude ouvre ?' }),
      hint: msg({
        id: 'study-requests.news.hint',
        message: 'Facultatif. Vous recevez d’abord un lien pour confirmer. Sans lui, nous n’écrivons pas.',
      }),
    },
    {
      type: 'several_of',
      required: false,
      options: [{ id: agreement, label: inBothWordings(i18n._(agreementText)) }],
    },
  )
  return { steps: [step], mayCome: 0 }
}

const agreementText = msg({
  id: 'study-requests.news.agreement',
  message: 'J’accepte que la clinique garde cette adresse, pour m’écrire quand une étude ouvre.',
})

const inBothWordings = (text: string) => ({ self: text, someone_else: text })

/** What goes to the list of news beside a request; undefined where it was not asked for. */
export function newsRequestOf(
  { locale, country }: TrialCallSubmission,
  values: FlowValues,
): ContactRequest | undefined {
  const email = addressIn(values)
  const ticked = values[newsStepId]
  if (email === '' || !Array.isArray(ticked) || !ticked.includes(agreement)) return undefined
  return {
    locale,
    email,
    ...(country && { country }),
    lists: ['new_studies'],
    consent: true,
    consent_text_version: 'engagement-news-2026-12',
  }
}

function addressIn(values: FlowValues): string {
  return contactDetails(values['contact'])['email'] ?? ''
}
