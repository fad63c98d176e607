import type { Contact } from '@clairmemoire/api-client/schema'
import { isCountry } from '@clairmemoire/domain/country'
import { type Flow, flowStage } from '../../../form-flow/index.ts'
import { type FinderDraft, type FinderVisit, residenceIn } from '../finder-draft.ts'
import { createContact } from '../trial-finder.queries.ts'
import { toContactRequest } from './contact-request.ts'
import { newsSteps } from './news-steps.ts'

const residenceOf = ({ site, kept }: FinderVisit) => residenceIn(kept.draft, site.settings.country)

/** Where no study may suit: leaving an address, and with a consent of its own what matching needs. */
const news: Flow<FinderDraft, undefined, Contact> = {
  name: 'news',
  stepsOf: ({ i18n, visit }, values) => newsSteps(i18n, values, isCountry(residenceOf(visit))),
  submit: async ({ visit }, submission) => {
    const body = toContactRequest(submission, visit.kept.draft.flows.screening.values, residenceOf(visit))
    return createContact(visit.site.api, body, await visit.kept.submissionKey(body))
  },
  onConfirmed: ({ visit: { kept, goTo } }, contact) => {
    kept.end({ contact })
    goTo('thank-you')
  },
  stageBefore: ({ kept }) => (kept.draft.result ? 'result' : 'screening'),
}

export const NewsStage = flowStage(news)
