import type { Callback } from '@clairmemoire/api-client/schema'
import type { FieldProblem } from '../platform/contract/refusal.ts'
import { type CallCalendar, isCallSlot } from './call-times.ts'
import { isVisitorZone } from './zone-of-calls.ts'

/** Why a call cannot be promised then. In France the zone of a request is not read. */
export function callbackProblems(callback: Callback, calendar: CallCalendar): FieldProblem[] {
  if (calendar.country === 'US' && !isVisitorZone(callback.time_zone)) return [['callback.time_zone', 'invalid']]
  if (callback.kind === 'part_of_day') return []
  return isCallSlot(new Date(callback.starts_at), calendar) ? [] : [['callback', 'slot_unavailable']]
}

/** One instant can be written in many ways; it is stored and answered in UTC, as the call slots are, without the key that held it. */
export function storedCallback(callback: Callback, timeZone: string): Callback {
  if (callback.kind === 'part_of_day') {
    const { kind, part_of_day } = callback
    return { kind, part_of_day, time_zone: timeZone }
  }
  const { kind, starts_at: startsAt } = callback
  return { kind, starts_at: new Date(startsAt).toISOString(), time_zone: timeZone }
}

/** The key by which its time is held. */
export function holdOf(callback: Callback): string | undefined {
  return callback.kind === 'slot' ? callback.hold : undefined
}

/** For who does not say when to be called. */
export const anyPartOfDay: Callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' }
