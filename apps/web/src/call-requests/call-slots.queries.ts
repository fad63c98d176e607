import { load } from '@clairmemoire/api-client/calls'
import type { CallSlots } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { FlowSite, Query } from '../form-flow/index.ts'

/** Times go by, so they are asked for each time a form opens; they are shown in the time zone of this device. */
export function callSlotsQuery({ api, locale }: Pick<FlowSite, 'api' | 'locale'>, country: Country): Query<CallSlots> {
  const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions()
  const params = { query: { locale, country, time_zone } }
  return {
    queryKey: ['call-slots', locale, country, time_zone],
    queryFn: () => load<CallSlots>(async (signal) => (await api()).GET('/api/trials/call-slots', { params, signal })),
    staleTime: 0,
  }
}
