import type { TrialCallSubmission, TrialSignup } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { withoutHold } from '@clairmemoire/domain/held-time'
import type { Locale } from '@clairmemoire/domain/locale'
import { askedOf, type Screening } from '@clairmemoire/domain/screening-order'
import { finderCallConsent } from '@clairmemoire/forms/finder-call-consent'
import { callSteps, holdSlot, postalCodeIn, trialCallBody } from '../../../call-requests/index.ts'
import {
  answersIn,
  answersToSend,
  consentStep,
  type Flow,
  type FlowValues,
  flowStage,
} from '../../../form-flow/index.ts'
import { afterSending, countryIn, type FinderContext, type FinderDraft, type FurtherStudy } from '../finder-draft.ts'
import { respondentIn } from '../screening/screening-steps.ts'
import { StudyInQuestion } from '../study-in-question.tsx'
import { type RequestData, requestQuery, signUp } from '../trial-finder.queries.ts'

/** The request for a call about one study that may suit. */
const request: Flow<FinderDraft, RequestData, TrialSignup> = {
  name: 'request',
  query: (context) => requestQuery(context.site, countryOf(context), context.kept.draft.flows),
  hold: (context, value) => holdSlot(context.site, countryOf(context), value),
  stepsOf: ({ i18n, context, data }, values) => {
    const country = countryOf(context)
    const respondent = respondentIn(screeningOf(context))
    const consent = consentStep(i18n, finderCallConsent, respondent)
    const postalCode = postalCodeIn(screeningOf(context))
    const { offer } = data
    return callSteps({ i18n, respondent, offer, country, phone: context.phone, values, postalCode, consent })
  },
  submit: async ({ context, data: { questionnaire } }, { values, locale }) => {
    const { site, kept } = context
    const { trial: trialCode = '', further = [] } = kept.draft
    const screening = screeningOf(context)
    const country = countryOf(context)
    const body = toSignupRequest({ questionnaire, screening, trialCode, further, values, locale, country })
    return signUp(site.api, body, await kept.submissionKey(withoutHold(body)))
  },
  onConfirmed: ({ context: { kept, goTo } }, signup) => {
    const { trial, trialName, further } = kept.draft
    kept.end({ ...afterSending(kept.draft), trial, trialName, further, signup })
    goTo('thank-you')
  },
  stageBefore: () => 'result',
  about: ({ kept }) => <StudyInQuestion {...kept.draft} />,
}

export const RequestStage = flowStage(request)

function countryOf({ site, kept }: FinderContext) {
  return countryIn(kept.draft, site.settings.country)
}

function screeningOf({ kept }: FinderContext) {
  return kept.draft.flows.screening.values
}

interface SignupSource {
  questionnaire: Screening
  screening: FlowValues
  trialCode: string
  further: readonly FurtherStudy[]
  values: FlowValues
  locale: Locale
  country: Country
}

export function toSignupRequest(source: SignupSource): TrialCallSubmission {
  const { questionnaire, screening, trialCode, further, values, locale, country } = source
  const { questionnaire_version: version, answers } = answersToSend(
    askedOf(questionnaire, answersIn(questionnaire, screening), country),
    screening,
  )
  return trialCallBody({
    locale,
    country,
    version,
    answers: {
      ...answers,
      trial_code: trialCode,
      ...(further.length > 0 && { further_trial_codes: further.map(({ code }) => code).join(' ') }),
      respondent: respondentIn(screening),
      country,
    },
    values,
    postalCode: postalCodeIn(screening),
  })
}
