import { load } from '@clairmemoire/api-client/calls'
import type { ConsultationTypes } from '@clairmemoire/api-client/schema'
import { consultation, consultationType } from '@clairmemoire/forms/care/consultation'
import { callSlotsQuery, type FormData, formStages, type RequestContext } from '../../call-requests/index.ts'
import type { Query } from '../../form-flow/index.ts'

export const { RequestStage, WelcomeBackStage } = formStages(consultation, { query: consultationQuery })

/** Loads the offered times and the kinds of consultation. */
function consultationQuery({ site, country, saved }: RequestContext): Query<FormData> {
  const slots = callSlotsQuery(site, country, { flow: saved.draft.flows.request })
  return {
    ...slots,
    queryKey: ['consultation', ...slots.queryKey],
    queryFn: async () => {
      const [{ consultation_types: types }, offer] = await Promise.all([
        load<ConsultationTypes>(async (signal) => (await site.api()).GET('/api/consultations/memoire', { signal })),
        slots.queryFn(),
      ])
      return { offer, offered: { [consultationType.id]: types } }
    },
  }
}
