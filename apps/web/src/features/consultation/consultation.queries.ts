import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  CallSlots,
  ConsultationRequest,
  ConsultationType,
  ConsultationTypes,
  Receipt,
} from '@clairmemoire/api-client/schema'
import { callSlotsQuery, type RequestVisit } from '../../call-requests/index.ts'
import type { Query } from '../../form-flow/index.ts'

/** What the request stands on. */
export interface ConsultationData {
  types: readonly ConsultationType[]
  offer: CallSlots
}

/** The request with the kind of consultation, which stands in the address of the call. */
export interface TypedRequest extends ConsultationRequest {
  type: ConsultationType
}

export function consultationQuery({ site, kept }: RequestVisit): Query<ConsultationData> {
  const slots = callSlotsQuery(site, site.settings.country, { flow: kept.draft.flows.request })
  return {
    ...slots,
    queryKey: ['consultation', ...slots.queryKey],
    queryFn: async () => {
      const [{ consultation_types: types }, offer] = await Promise.all([
        load<ConsultationTypes>(async (signal) => (await site.api()).GET('/api/consultations/memoire', { signal })),
        slots.queryFn(),
      ])
      return { types, offer }
    },
  }
}

export function requestConsultation(
  api: () => Promise<ApiClient>,
  type: ConsultationType,
  body: ConsultationRequest,
  key: string,
): Promise<Sent<Receipt>> {
  const params = { query: { consultation_type: type }, header: { 'Idempotency-Key': key } }
  return send(async (signal) => (await api()).POST('/api/consultations/memoire', { body, params, signal }))
}
