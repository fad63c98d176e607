import type { TrialSignup } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { shownQuestionnaire, type Screening } from '@clairmemoire/domain/screening-order'
import { finderCallConsent } from '@clairmemoire/forms/finder-call-consent'
import { callSteps, holdSlot, postalCodeIn, studyCallBody } from '../../../call-requests/index.ts'
import { answersIn, answersToSend, consentStep, type Flow, flowStage, sendForm } from '../../../form-flow/index.ts'
import { afterSending, countryIn, type FinderContext, type FinderDraft } from '../finder-draft.ts'
import { respondentIn } from '../screening/screening-steps.ts'
import { StudyInQuestion } from '../study-in-question.tsx'
import { type RequestData, requestQuery } from '../trial-finder.queries.ts'

/** The request for a call about one study that may suit. */
const request: Flow<FinderDraft, RequestData, TrialSignup> = {
  name: 'request',
  query: (context) => requestQuery(context.site, countryOf(context), context.saved.draft.flows),
  hold: (context, value) => holdSlot(context.site, countryOf(context), value),
  stepsOf: ({ i18n, context, data: { offer } }, values) => {
    const { phone, site } = context
    const { smsCountries } = site.settings
    const answers = context.saved.draft.flows.screening.values
    const respondent = respondentIn(answers)
    const consent = consentStep(i18n, finderCallConsent, respondent)
    const [country, postalCode] = [countryOf(context), postalCodeIn(answers)]
    return callSteps({ i18n, respondent, offer, country, phone, smsCountries, values, postalCode, consent })
  },
  submit: ({ context, data: { questionnaire } }, submission) => {
    const country = countryOf(context)
    const { version } = questionnaire
    const answers = studyAnswers(context.saved.draft, questionnaire, country)
    const body = studyCallBody({ version, answers }, submission, country)
    return sendForm(context, body, (client, request) => client.POST('/api/trials/signup', request))
  },
  onConfirmed: ({ context: { saved, goTo } }, signup) => {
    const { trial, trialName, further } = saved.draft
    saved.end({ ...afterSending(saved.draft), trial, trialName, further, signup })
    goTo('thank-you')
  },
  stageBefore: () => 'result',
  about: ({ saved }) => <StudyInQuestion {...saved.draft} />,
}

export const RequestStage = flowStage(request)

function countryOf({ site, saved }: FinderContext) {
  return countryIn(saved.draft, site.settings.country)
}

/** The studies to discuss, and the relevant answers of the finder. */
export function studyAnswers(
  { trial = '', further = [], flows }: Pick<FinderDraft, 'trial' | 'further' | 'flows'>,
  questionnaire: Screening,
  country: Country,
): Answers {
  const { values } = flows.screening
  return {
    ...answersToSend(shownQuestionnaire(questionnaire, answersIn(questionnaire, values), country), values).answers,
    trial_code: trial,
    ...(further.length > 0 && { further_trial_codes: further.map(({ code }) => code).join(' ') }),
    respondent: respondentIn(values),
    country,
  }
}
