import { postalCodeQuestions } from '@clairmemoire/domain/postal-code'
import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  CallSlots,
  Questionnaire,
  TrialRecommendation,
  TrialRecommendationRequest,
} from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { callSlotsQuery } from '../../call-requests/index.ts'
import type { FlowSite, Query } from '../../form-flow/index.ts'
import type { FinderDraft } from './finder-draft.ts'

type Api = () => Promise<ApiClient>

export function questionnaireQuery(api: Api, locale: Locale): Query<Questionnaire> {
  return {
    queryKey: ['questionnaire', 'trial-finder', locale],
    queryFn: () =>
      load<Questionnaire>(async (signal) =>
        (await api()).GET('/api/survey/{id}/', {
          params: { path: { id: 'trial-finder' }, query: { locale } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** The data that the request form loads. */
export interface RequestData {
  questionnaire: Questionnaire
  offer: CallSlots
}

export function requestQuery(
  site: FlowSite,
  country: Country,
  { request, screening }: FinderDraft['flows'],
): Query<RequestData> {
  const { api, queryClient, locale } = site
  const slots = callSlotsQuery(site, country, { flow: request, zip: screening.values[postalCodeQuestions.US] })
  return {
    ...slots,
    queryKey: ['request', ...slots.queryKey],
    queryFn: async () => {
      const client = await queryClient()
      const [questionnaire, offer] = await Promise.all([
        client.ensureQueryData(questionnaireQuery(api, locale)),
        slots.queryFn(),
      ])
      return { questionnaire, offer }
    },
  }
}

export function fetchRecommendation(api: Api, body: TrialRecommendationRequest): Promise<Sent<TrialRecommendation>> {
  return send(async (signal) => (await api()).POST('/api/trials/trial-signup-recommendation', { body, signal }))
}
