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

/** Facts about the person to be called. */
interface Caller {
  /** The form in which the time is chosen. */
  flow?: Pick<FlowDraft, 'values' | 'entries'> | undefined
  /** The ZIP code of a person in the United States. */
  zip?: StepValue | undefined
}

/**
 * Loads the available times each time a form opens, because they expire. The times are in the chosen time zone, else in the time zone of
 * the ZIP code, else in the time zone of this device. A time that is held for this form is included.
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

/** Holds a chosen time while the form is filled in. Returns the key, or `taken`; undefined if there is no key. */
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
