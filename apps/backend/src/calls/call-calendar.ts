import type { Clinic } from '../clinic/clinic.ts'
import { type CallEntry, callEntry } from './call-entry.ts'
import { type CallWindow, callWindows } from './call-windows.ts'
import { contentLine, escapedText, utcStamp } from './content-line.ts'
import type { PromisedCall } from './promised-call.ts'

/**
 * The call as an iCalendar file (RFC 5545). It follows from the call alone, so it is the same however often it is made. A
 * chosen time is busy; the windows of "call me back" leave the person free.
 */
export function callCalendar(call: PromisedCall, clinic: Clinic): string {
  const entry = callEntry(call, clinic)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(clinic.name)}//call//${call.locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...callWindows(call).flatMap((window, index) => eventLines(call, entry, window, index)),
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}

/** Written out, for a library takes longer over one entry than all the rest of a request for a call takes. */
function eventLines(call: PromisedCall, entry: CallEntry, { startsAt, endsAt }: CallWindow, index: number): string[] {
  const isChosen = call.callback.kind === 'slot'
  const title = escapedText(entry.title)
  return [
    'BEGIN:VEVENT',
    `UID:${index === 0 ? call.id : `${call.id}-${index + 1}`}`,
    `DTSTAMP:${utcStamp(call.createdAt)}`,
    `DTSTART:${utcStamp(startsAt)}`,
    `DTEND:${utcStamp(endsAt)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escapedText(entry.description)}`,
    `STATUS:${isChosen ? 'CONFIRMED' : 'TENTATIVE'}`,
    `TRANSP:${isChosen ? 'OPAQUE' : 'TRANSPARENT'}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${isChosen ? 'BUSY' : 'FREE'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
  ]
}
