import { createEvents, type EventAttributes } from 'ics'
import type { Clinic } from '../mail/clinic.ts'
import { type CallEntry, callEntry } from './call-entry.ts'
import { type CallWindow, callWindows } from './call-windows.ts'
import { foldedLines } from './folded-lines.ts'
import type { PromisedCall } from './promised-call.ts'

/**
 * The call as an iCalendar file. It follows from the call alone, so it is the same however often it is made. A chosen time
 * is busy; the windows of "call me back" leave the person free.
 */
export function callCalendar(call: PromisedCall, clinic: Clinic): string {
  const entry = callEntry(call, clinic)
  const events = callWindows(call).map((window, index) => callEvent(call, entry, window, index))
  const { value, error } = createEvents(events, { productId: `-//${clinic.name}//call//${call.locale.toUpperCase()}` })
  if (value === null) throw error ?? new Error('no calendar')
  return foldedLines(value)
}

/** `timestamp` is known to the library, not to its types. */
interface StampedEvent extends Omit<Extract<EventAttributes, { end: unknown }>, 'end'> {
  end: number
  timestamp: number
}

function callEvent(call: PromisedCall, entry: CallEntry, { startsAt, endsAt }: CallWindow, index: number) {
  const isChosen = call.callback.kind === 'slot'
  const event: StampedEvent = {
    ...entry,
    uid: index === 0 ? call.id : `${call.id}-${index + 1}`,
    timestamp: call.createdAt.getTime(),
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    status: isChosen ? 'CONFIRMED' : 'TENTATIVE',
    busyStatus: isChosen ? 'BUSY' : 'FREE',
    transp: isChosen ? 'OPAQUE' : 'TRANSPARENT',
    alarms: [{ action: 'display', description: entry.title, trigger: { hours: 1, before: true } }],
  }
  return event
}
