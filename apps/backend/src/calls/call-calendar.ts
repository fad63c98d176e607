import type { Clinic } from '../clinic/clinic.ts'
import { type CallEntry, callEntry } from './call-entry.ts'
import { type CallWindow, callWindows, workingDaysToCall } from './call-windows.ts'
import { contentLine, escapedText, utcStamp } from './content-line.ts'
import type { PromisedCall } from './promised-call.ts'

/**
 * The call as an iCalendar file (RFC 5545). It follows from the call alone, so it is the same however often it is made. A
 * chosen time is busy; the windows of "call me back" leave the person free. A call that was changed takes the place of what
 * a calendar has of it, by the number of its changes and then by the time of the last one, and takes away what is left over; a cancelled
 * one takes away all.
 */
export function callCalendar(call: PromisedCall, clinic: Clinic, { isCancelled = false } = {}): string {
  const entry = callEntry(call, clinic)
  const organizer = organizerLine(clinic)
  const windows = callWindows(call, clinic.calls)
  const state = isCancelled ? 'cancelled' : call.callback.kind === 'slot' ? 'chosen' : 'open'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(clinic.name)}//call//${call.locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...windows.flatMap((window, index) => eventLines(call, entry, organizer, { ...window, index, state })),
    ...leftOver(call, windows).flatMap((event) => eventLines(call, entry, organizer, event)),
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}

/** Who publishes and takes back: without it a calendar need not follow (RFC 5546, 3.2.1 and 3.2.5). A name in quotes has none inside. */
function organizerLine({ name, deskEmail }: Clinic): string {
  return `ORGANIZER;CN="${name.replaceAll('"', '')}":mailto:${deskEmail}`
}

interface CallEvent extends CallWindow {
  index: number
  state: keyof typeof states
}

/** What a calendar shows of an event: whether it stands, and whether the person is busy. */
const states = {
  chosen: ['CONFIRMED', 'OPAQUE', 'BUSY'],
  open: ['TENTATIVE', 'TRANSPARENT', 'FREE'],
  cancelled: ['CANCELLED', 'TRANSPARENT', 'FREE'],
} as const

/** Events that the call may have had before it was changed. */
function leftOver({ sequence }: PromisedCall, windows: readonly CallWindow[]): CallEvent[] {
  const [first] = windows
  if (sequence === 0 || first === undefined) return []
  const count = Math.max(0, workingDaysToCall - windows.length)
  return Array.from({ length: count }, (_, more) => ({ ...first, index: windows.length + more, state: 'cancelled' }))
}

/** Written out, for a library takes longer over one entry than all the rest of a request for a call takes. */
function eventLines(
  call: PromisedCall,
  entry: CallEntry,
  organizer: string,
  { startsAt, endsAt, index, state }: CallEvent,
): string[] {
  const [status, transparency, busyStatus] = states[state]
  const title = escapedText(entry.title)
  return [
    'BEGIN:VEVENT',
    `UID:${index === 0 ? call.id : `${call.id}-${index + 1}`}`,
    `SEQUENCE:${call.sequence}`,
    `DTSTAMP:${utcStamp(call.changedAt)}`,
    organizer,
    `DTSTART:${utcStamp(startsAt)}`,
    `DTEND:${utcStamp(endsAt)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escapedText(entry.description)}`,
    `STATUS:${status}`,
    `TRANSP:${transparency}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${busyStatus}`,
    ...(state === 'cancelled'
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${title}`, 'TRIGGER:-PT1H', 'END:VALARM']),
    'END:VEVENT',
  ]
}
