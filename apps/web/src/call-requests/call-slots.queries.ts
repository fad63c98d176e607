import { load, send } from '@clairmemoire/api-client/calls'
import type { CallSlots, HeldCallSlot } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { timeZoneOfZip } from '@clairmemoire/domain/us-time-zone'
import {
  callbackIn,
  type FlowDraft,
  type FlowSite,
  type Query,
  type StepValue,
  slotChoice,
} from '../form-flow/index.ts'

type CallSite = Pick<FlowSite, 'api' | 'locale'>

/** What is known of the person who is called. */
interface Caller {
  /** The form in which the time is chosen, and was chosen. */
  flow?: Pick<FlowDraft, 'values' | 'entries'> | undefined
  /** Of the United States. */
  zip?: StepValue | undefined
}

/**
 * Times go by, so they are asked for each time a form opens. They are shown by the clock that the person chose, else by that of
 * their ZIP code, else by that of this device. A time that the values hold is among them.
 */
export function callSlotsQuery(
  { api, locale }: CallSite,
  country: Country,
  { flow, zip }: Caller = {},
): Query<CallSlots> {
  const time_zone = slotChoice(flow?.entries['slot'] ?? flow?.values['slot']).zone ?? zoneOf(country, zip)
  const hold = holdOf(flow?.values['slot'])
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

function zoneOf(country: Country, zip: StepValue | undefined): string {
  const known = country === 'US' && typeof zip === 'string' ? timeZoneOfZip(zip) : undefined
  return known ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function holdOf(value: StepValue | undefined): string | undefined {
  const callback = callbackIn(value)
  return callback.kind === 'slot' ? callback.hold : undefined
}
