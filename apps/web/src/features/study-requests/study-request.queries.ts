import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type { CallSlots, Questionnaire, TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { callSlotsQuery, type RequestVisit } from '../../call-requests/index.ts'
import type { FlowSite, Query } from '../../form-flow/index.ts'
import { answersTo, finderAnswersOn, type OwnAnswers } from './own-answers.ts'

/** What the request stands on. */
export interface StudyRequestData {
  offer: CallSlots
  /** Undefined on a device without any. */
  own: OwnAnswers | undefined
}

/** The questions of the trial finder are asked for where this device keeps answers to them, and nowhere else. */
export function studyRequestQuery({ site, kept }: RequestVisit<TrialSignup>): Query<StudyRequestData> {
  const slots = callSlotsQuery(site, site.settings.country, { flow: kept.draft.flows.request })
  return {
    ...slots,
    queryKey: ['study-request', ...slots.queryKey],
    queryFn: async () => {
      const [own, offer] = await Promise.all([ownAnswersOn(site), slots.queryFn()])
      return { own, offer }
    },
  }
}

async function ownAnswersOn(site: FlowSite): Promise<OwnAnswers | undefined> {
  const kept = await finderAnswersOn(site)
  return kept && answersTo(await questionnaireOf(site), kept)
}

function questionnaireOf({ api, locale }: FlowSite): Promise<Questionnaire> {
  const params = { path: { id: 'trial-finder' }, query: { locale } }
  return load<Questionnaire>(async (signal) => (await api()).GET('/api/survey/{id}/', { params, signal }))
}

export function signUp(
  api: () => Promise<ApiClient>,
  body: TrialSignupRequest,
  key: string,
): Promise<Sent<TrialSignup>> {
  const params = { header: { 'Idempotency-Key': key } }
  return send(async (signal) => (await api()).POST('/api/trials/signup', { body, params, signal }))
}
