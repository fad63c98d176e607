import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate } from '@clairmemoire/i18n/formats'
import { type Clinic, phoneInWords } from '../clinic/clinic.ts'
import { calledInWords, partOfDayInWords } from './call-in-words.ts'
import { callWindows, windowsInCalendars } from './call-times.ts'
import type { CallWindow, PromisedCall } from './promised-call.ts'

/**
 * The call as an iCalendar file (RFC 5545); the same call always gives the same file. A chosen time is busy; the windows of
 * "call me back" are free. A changed call replaces the earlier events of a calendar, ordered by its number of changes and then
 * by the time of the last one. Windows that the call no longer has are cancelled, and a cancelled call cancels all events.
 */
export function callCalendar(call: PromisedCall, clinic: Clinic, { isCancelled = false } = {}): string {
  const entry = callEntry(call, clinic)
  const organizer = organizerLine(clinic)
  const count = callWindows(call, clinic.calls).length
  const state = call.callback.kind === 'slot' ? 'chosen' : 'open'
  const events = windowsInCalendars(call, clinic.calls).map(
    (window, index): CallEvent => ({ ...window, index, state: isCancelled || index >= count ? 'cancelled' : state }),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(clinic.name)}//call//${call.locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap((event) => eventLines(call, entry, organizer, event)),
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}

/** Calendars may ignore PUBLISH and CANCEL without an organizer (RFC 5546, 3.2.1 and 3.2.5). A quoted name cannot contain quotes. */
function organizerLine({ name, deskEmail }: Clinic): string {
  return `ORGANIZER;CN="${name.replaceAll('"', '')}":mailto:${deskEmail}`
}

interface CallEvent extends CallWindow {
  index: number
  state: keyof typeof states
}

/** STATUS, TRANSP and busy status of an event. */
const states = {
  chosen: ['CONFIRMED', 'OPAQUE', 'BUSY'],
  open: ['TENTATIVE', 'TRANSPARENT', 'FREE'],
  cancelled: ['CANCELLED', 'TRANSPARENT', 'FREE'],
} as const

/** Without a library, because the file is built within the request and a library is slower. */
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

interface CallEntry {
  title: string
  description: string
}

/**
 * Title and description of the event, in the language of the requester. Calendars are often shared, so the title has no health
 * word, and neither names a study (R0-24) or gives a name or a number to a stranger.
 */
function callEntry(call: PromisedCall, clinic: Clinic): CallEntry {
  const { locale, country, callback, callBy, reference } = call
  const text = texts[locale]
  const called = calledInWords(call)
  const from = phoneInWords(clinic.phones[country], country)
  return {
    title: text.title,
    description: [
      called ? text.call(clinic.name, called.firstName, called.ending, from) : text.callElse(clinic.name, from),
      ...(callback.kind === 'slot'
        ? []
        : callback.on === undefined
          ? [text.when(partOfDayInWords(locale, callback, callBy, clinic.calls), formatDate(locale, callBy)), text.once]
          : [text.agreed(partOfDayInWords(locale, callback, callBy, clinic.calls), formatDate(locale, callBy))]),
      text.kind,
      text.reference(reference),
      text.change(from, clinic.deskEmail),
    ].join('\n'),
  }
}

const texts = {
  fr: {
    title: 'Appel téléphonique (10\u00a0minutes)',
    call: (clinic: string, name: string | null, ending: string, from: string) =>
      `${clinic} appelle ${name === null ? '' : `${name} `}au numéro qui se termine par ${ending}, avec le numéro ${from}.`,
    callElse: (clinic: string, from: string) =>
      `${clinic} appelle la personne que vous avez indiquée, avec le numéro ${from}.`,
    when: (part: string, date: string) => `Nous appelons ${part}, au plus tard le ${date}.`,
    agreed: (part: string, date: string) => `Nous appelons ${part}, le ${date}.`,
    once: 'Un seul appel est prévu\u00a0: quand il a eu lieu, effacez les autres jours.',
    kind: 'L’appel dure environ 10\u00a0minutes. Il est gratuit, confidentiel et sans engagement.',
    reference: (reference: string) => `Votre référence\u00a0: ${reference}`,
    change: (phone: string, email: string) =>
      `Pour changer ou annuler\u00a0: téléphonez au ${phone} ou écrivez à ${email}, en donnant votre référence.`,
  },
  en: {
    title: 'Phone call (10\u00a0minutes)',
    call: (clinic: string, name: string | null, ending: string, from: string) =>
      `${clinic} calls ${name === null ? '' : `${name} `}at the number that ends in ${ending}, from the number ${from}.`,
    callElse: (clinic: string, from: string) => `${clinic} calls the person you named, from the number ${from}.`,
    when: (part: string, date: string) => `We call ${part}, by ${date}.`,
    agreed: (part: string, date: string) => `We call ${part}, on ${date}.`,
    once: 'There is one call only: once it has taken place, delete the other days.',
    kind: 'The call takes about 10\u00a0minutes. It is free, confidential and without obligation.',
    reference: (reference: string) => `Your reference: ${reference}`,
    change: (phone: string, email: string) =>
      `To change or cancel: call us at ${phone} or write to ${email}, and give your reference.`,
  },
} satisfies Record<Locale, unknown>

const maxOctets = 75

/** A line of an iCalendar file with CRLF, folded to 75 octets (RFC 5545), never inside a character. */
export function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = octetsOf(character)
    if (octets + length > maxOctets) {
      folded += '\r\n '
      // The leading space of a continued line counts.
      octets = 1
    }
    folded += character
    octets += length
  }
  return `${folded}\r\n`
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

/** Text as a value of the format, with special characters escaped. */
export function escapedText(text: string): string {
  return text.replaceAll(/[\\;,\n]/g, (character) => escapes[character] ?? character)
}

/** An instant to the second: "20270308T080000Z". */
export function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
