import { withoutHold } from '@clairmemoire/domain/held-time'
import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { callSteps, holdSlot } from '../../../call-requests/index.ts'
import { type Flow, flowStage, phoneNotation } from '../../../form-flow/index.ts'
import { countryIn, type FinderDraft, type FinderVisit } from '../finder-draft.ts'
import { respondentIn } from '../screening/answers.ts'
import { StudyInQuestion } from '../study-in-question.tsx'
import { type RequestData, requestQuery, signUp } from '../trial-finder.queries.ts'
import { callConsent } from './call-consent.copy.ts'
import { toSignupRequest } from './signup-request.ts'

/** The request for a call about one study that may suit. */
const request: Flow<FinderDraft, RequestData, TrialSignup> = {
  name: 'request',
  query: (visit) => requestQuery(visit.site, countryOf(visit), visit.kept.draft.flows),
  hold: (visit, value) => holdSlot(visit.site, countryOf(visit), value),
  stepsOf: ({ i18n, visit, data }, values) => {
    const country = countryOf(visit)
    const respondent = respondentIn(screeningOf(visit))
    const notation = phoneNotation(country)
    const consent = callConsent[respondent]
    return callSteps({ i18n, respondent, offer: data.offer, notation, country, phone: visit.phone, values, consent })
  },
  submit: async ({ visit, data: { questionnaire } }, { values, locale }) => {
    const { site, kept } = visit
    const { trial: trialCode = '' } = kept.draft
    const screening = screeningOf(visit)
    const body = toSignupRequest({ questionnaire, screening, trialCode, values, locale, country: countryOf(visit) })
    return signUp(site.api, body, await kept.submissionKey(withoutHold(body)))
  },
  onConfirmed: ({ visit: { kept, goTo } }, signup) => {
    kept.end({ trial: kept.draft.trial, signup })
    goTo('thank-you')
  },
  stageBefore: () => 'result',
  about: ({ kept }) => <StudyInQuestion trial={kept.draft.trial} />,
}

export const RequestStage = flowStage(request)

function countryOf({ site, kept }: FinderVisit) {
  return countryIn(kept.draft, site.settings.country)
}

function screeningOf({ kept }: FinderVisit) {
  return kept.draft.flows.screening.values
}
