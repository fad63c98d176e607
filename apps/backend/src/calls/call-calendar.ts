import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate } from '@clairmemoire/i18n/formats'
import ICAL from 'ical.js'
import { type Clinic, phoneInWords } from '../clinic/clinic.ts'
import { colon, ownReference } from '../mail/letter.ts'
import { calledInWords, callTerms, partOfDayInWords } from './call-in-words.ts'
import { callWindows, windowsInCalendars } from './call-times.ts'
import type { CallWindow, PromisedCall } from './promised-call.ts'

/**
 * Returns the call as an iCalendar file (RFC 5545). The same call always gives the same file. The file shows a chosen time as
 * busy, and the windows of "call me back" as free. Calendars keep the event with the most changes, then with the latest change, so
 * a changed call replaces its earlier events. Windows that the call no longer has are cancelled; a cancelled call cancels all.
 */
export function callCalendar(call: PromisedCall, clinic: Clinic, { isCancelled = false } = {}): string {
  const entry = callEntry(call, clinic)
  const count = callWindows(call, clinic.calls).length
  const state = call.callback.kind === 'slot' ? 'chosen' : 'open'
  const events = windowsInCalendars(call, clinic.calls).map(
    (window, index): CallEvent => ({ ...window, index, state: isCancelled || index >= count ? 'cancelled' : state }),
  )
  return ICAL.stringify([
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', `-//${clinic.name}//call//${call.locale.toUpperCase()}`),
      text('calscale', 'GREGORIAN'),
      text('method', isCancelled ? 'CANCEL' : 'PUBLISH'),
    ],
    events.map((event) => calendarEvent(call, entry, clinic, event)),
  ])
}

/** Lines may have 75 octets. The library does not count the space at the start of a continued line. */
ICAL.foldLength = 74

/** Returns a property in the JSON format of iCalendar (RFC 7265). */
const text = (name: string, value: string) => [name, {}, 'text', value]
const instant = (name: string, value: Date) => [name, {}, 'date-time', `${value.toISOString().slice(0, 19)}Z`]

interface CallEvent extends CallWindow {
  index: number
  state: keyof typeof states
}

/** The STATUS, TRANSP and Microsoft busy status of an event. */
const states = {
  chosen: ['CONFIRMED', 'OPAQUE', 'BUSY'],
  open: ['TENTATIVE', 'TRANSPARENT', 'FREE'],
  cancelled: ['CANCELLED', 'TRANSPARENT', 'FREE'],
} as const

function calendarEvent(
  call: PromisedCall,
  { title, description }: CallEntry,
  { name, deskEmail }: Clinic,
  { startsAt, endsAt, index, state }: CallEvent,
): unknown[] {
  const [status, transparency, busyStatus] = states[state]
  const alarm = [
    'valarm',
    [text('action', 'DISPLAY'), text('description', title), ['trigger', {}, 'duration', '-PT1H']],
    [],
  ]
  return [
    'vevent',
    [
      text('uid', index === 0 ? call.id : `${call.id}-${index + 1}`),
      ['sequence', {}, 'integer', call.sequence],
      instant('dtstamp', call.changedAt),
      // Calendars may ignore PUBLISH and CANCEL without an organizer (RFC 5546, 3.2.1 and 3.2.5). Its name cannot contain quotes.
      ['organizer', { cn: name.replaceAll('"', '') }, 'cal-address', `mailto:${deskEmail}`],
      instant('dtstart', startsAt),
      instant('dtend', endsAt),
      text('summary', title),
      text('description', description),
      text('status', status),
      text('transp', transparency),
      ['x-microsoft-cdo-busystatus', {}, 'unknown', busyStatus],
    ],
    state === 'cancelled' ? [] : [alarm],
  ]
}

interface CallEntry {
  title: string
  description: string
}

/**
 * Returns the title and the description of the event, in the language of the requester. Calendars are often shared, so the title
 * has no health word, and neither text contains a study (R0-24), a helper or the whole number of the person to call.
 */
function callEntry(call: PromisedCall, clinic: Clinic): CallEntry {
  const { locale, country, callback, callBy, reference } = call
  const words = texts[locale]
  const called = calledInWords(call)
  const { term } = ownReference(locale, reference)
  const from = phoneInWords(clinic.phones[country], country)
  return {
    title: words.title,
    description: [
      called ? words.call(clinic.name, called.firstName, called.ending, from) : words.callElse(clinic.name, from),
      ...(callback.kind === 'slot'
        ? []
        : callback.on === undefined
          ? [
              words.when(partOfDayInWords(locale, callback, callBy, clinic.calls), formatDate(locale, callBy)),
              words.once,
            ]
          : [words.agreed(partOfDayInWords(locale, callback, callBy, clinic.calls), formatDate(locale, callBy))]),
      callTerms[locale],
      `${term}${colon(locale)} ${reference}`,
      words.change(from, clinic.deskEmail),
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
    change: (phone: string, email: string) =>
      `To change or cancel: call us at ${phone} or write to ${email}, and give your reference.`,
  },
} satisfies Record<Locale, unknown>
