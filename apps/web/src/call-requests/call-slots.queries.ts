import { load, send } from '@clairmemoire/api-client/calls'
import type { CallSlots, HeldCallSlot } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { callbackIn, type FlowSite, type FlowValues, type Query, type StepValue } from '../form-flow/index.ts'

type CallSite = Pick<FlowSite, 'api' | 'locale'>

/**
 * Times go by, so they are asked for each time a form opens; they are shown in the time zone of this device. A time that the
 * values hold is among them.
 */
export function callSlotsQuery({ api, locale }: CallSite, country: Country, values: FlowValues = {}): Query<CallSlots> {
  const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions()
  const hold = holdOf(values['slot'])
  const params = { query: { locale, country, time_zone }, header: hold === undefined ? {} : { 'Call-Hold': hold } }
  return {
    queryKey: ['call-slots', locale, country, time_zone],
    queryFn: () => load<CallSlots>(async (signal) => (await api()).GET('/api/trials/call-slots', { params, signal })),
    staleTime: 0,
  }
}

/** Keeps a chosen time while the rest is filled in: the key, that others have the time, or undefined when nothing was heard. */
export async function holdSlot(
  { api, locale }: CallSite,
  country: Country,
  value: StepValue | undefined,
): Promise<{ hold: string } | 'taken' | undefined> {
  const callback = callbackIn(value)
  if (callback.kind !== 'slot') return undefined
  const body = { locale, country, callback }
  const held = await send<HeldCallSlot>(async (signal) =>
    (await api()).POST('/api/trials/call-slots/hold', { body, signal }),
  )
  if (held.kind === 'confirmed') return { hold: held.receipt.hold }
  return held.kind === 'refused' && 'callback' in held.fields ? 'taken' : undefined
}

function holdOf(value: StepValue | undefined): string | undefined {
  const callback = callbackIn(value)
  return callback.kind === 'slot' ? callback.hold : undefined
}
