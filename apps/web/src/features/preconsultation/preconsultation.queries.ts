import { load } from '@clairmemoire/api-client/calls'
import type { CallSlots, PreconsultationForm, Recommendation } from '@clairmemoire/api-client/schema'
import { callSlotsQuery } from '../../call-requests/index.ts'
import type { FlowSite, Query } from '../../form-flow/index.ts'
import type { PreconsultationContext } from './preconsultation-draft.ts'

/** The questions for a respondent, by section. */
export function formQuery({ site, saved }: PreconsultationContext): Query<PreconsultationForm> {
  const { api, locale } = site
  const params = { query: { user_type: saved.draft.userType ?? 'patient', locale } }
  return {
    queryKey: ['preconsultation', params.query.user_type, locale],
    queryFn: () =>
      load<PreconsultationForm>(async (signal) => (await api()).GET('/api/forms/preconsultation', { params, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** The result of a memory test whose answers are to be reused here. */
export function resultQuery({ api, locale }: Pick<FlowSite, 'api' | 'locale'>, id: string): Query<Recommendation> {
  const params = { path: { id }, query: { locale } }
  return {
    queryKey: ['preconsultation-result', id],
    queryFn: () =>
      load<Recommendation>(async (signal) =>
        (await api()).GET('/api/forms/orientation/recommendation/{id}', { params, signal }),
      ),
    staleTime: 0,
  }
}

/** The data that the contact stage loads. */
export interface ContactData {
  form: PreconsultationForm
  offer: CallSlots
}

export function contactQuery(context: PreconsultationContext): Query<ContactData> {
  const { site, country, saved } = context
  const slots = callSlotsQuery(site, country, { flow: saved.draft.flows.contact })
  const form = formQuery(context)
  return {
    ...slots,
    queryKey: [...form.queryKey, ...slots.queryKey],
    queryFn: async () => {
      const client = await site.queryClient()
      const [questions, offer] = await Promise.all([client.ensureQueryData(form), slots.queryFn()])
      return { form: questions, offer }
    },
  }
}
