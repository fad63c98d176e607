import type { Contact, ContactRequest, MatchingAnswers } from '@clairmemoire/api-client/schema'
import { ageBand } from '@clairmemoire/domain/age-band'
import { type Country, isCountry, type Residence } from '@clairmemoire/domain/country'
import { areaOfPostalCode, postalCodeQuestions } from '@clairmemoire/domain/postal-code'
import { finderNews } from '@clairmemoire/forms/finder-news'
import { mailBody, mailSteps } from '../../../call-requests/index.ts'
import { type Flow, type FlowValues, flowStage, sendForm } from '../../../form-flow/index.ts'
import { afterSending, countryIn, type FinderContext, type FinderDraft, residenceIn } from '../finder-draft.ts'

const memoryStates = ['no_change', 'worried', 'mci', 'alzheimer', 'other_dementia'] as const
const stages = ['mild', 'moderate', 'severe'] as const

/** The answers that matching needs: an age as a band of five years, a postal code as its area; unknown answers are left out. */
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

const residenceOf = ({ site, saved }: FinderContext) => residenceIn(saved.draft, site.settings.country)

/** Offered if no study suits. Asks for a mail address and, with a separate consent, for the answers that matching needs. */
const news: Flow<FinderDraft, undefined, Contact> = {
  name: 'news',
  stepsOf: ({ i18n, context }, values) => {
    const country = countryIn(context.saved.draft, context.site.settings.country)
    return mailSteps(finderNews, { i18n, country }, values, { country: residenceOf(context) })
  },
  submit: ({ context }, submission) => {
    const country = residenceOf(context)
    const { values } = context.saved.draft.flows.screening
    const body = { ...mailBody(finderNews, submission, country), ...matchingIn(submission.values, values, country) }
    return sendForm(context, body, (client, request) => client.POST('/api/mail/create-contact/', request))
  },
  onConfirmed: ({ context: { saved, goTo } }, contact) => {
    saved.end({ ...afterSending(saved.draft), contact })
    goTo('thank-you')
  },
  stageBefore: ({ saved }) => (saved.draft.result ? 'result' : 'screening'),
}

export const NewsStage = flowStage(news)

/** The answers that matching needs; empty unless the person chose news that match. */
export function matchingIn(
  chosen: FlowValues,
  screening: FlowValues,
  country: Residence,
): Pick<ContactRequest, 'matching'> {
  return chosen['news'] === 'matching' && isCountry(country) ? { matching: matchingAnswers(screening, country) } : {}
}
