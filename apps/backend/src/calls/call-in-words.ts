import type { Callback } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { formatTime, formatZoneBeside } from '@clairmemoire/i18n/formats'
import { type CallDesk, hoursOf, type PartOfDay, phoneInWords } from '../clinic/clinic.ts'
import { instantAt } from '../platform/calendar/zoned-time.ts'
import type { PromisedCall } from './promised-call.ts'

/** The limit is long enough for a first name, and too short for a message to a stranger. */
const shortFirstName = /^[\p{L}\p{M}]{1,30}$/u

/** Mails show this many digits of a number. They are too few to call it. */
const lastDigits = 4

export interface CalledInWords {
  /** Null for a name that is long or has characters other than letters. */
  firstName: string | null
  /** The last digits of the number. */
  ending: string
}

/**
 * Describes the person to call in a mail to an unconfirmed address. The requester can recognize the person, but the mail contains
 * no free text and no whole number. Returns undefined for a helper, because a mail must not name a third person whom a memory
 * clinic calls. The private page shows everything.
 */
export function calledInWords({ helper, firstName, phone, country }: PromisedCall): CalledInWords | undefined {
  if (helper) return undefined
  return { firstName: shortFirstName.test(firstName) ? firstName : null, ending: endOf(phone ?? '', country) }
}

/** Returns the last digits, grouped as usual in the country. */
function endOf(phone: string, country: Country): string {
  const words = phoneInWords(phone, country)
  const [end = ''] = new RegExp(`(?:\\d\\D?){${lastDigits}}$`).exec(words) ?? []
  return end
}

export const callTerms: Record<Locale, string> = {
  fr: 'L’appel dure environ 10\u00a0minutes. Il est gratuit, confidentiel et sans engagement.',
  en: 'The call takes about 10\u00a0minutes. It is free, confidential and without obligation.',
}

type PartOfDayCallback = Extract<Callback, { kind: 'part_of_day' }>

export const partsOfDay: Readonly<Record<Locale, Record<PartOfDay, string>>> = {
  fr: { morning: 'le matin', afternoon: 'l’après-midi', any: 'le matin ou l’après-midi' },
  en: { morning: 'in the morning', afternoon: 'in the afternoon', any: 'in the morning or in the afternoon' },
}

/** Adds the hours on that date, such as "in the morning, between 9:00 AM and 12:00 PM Eastern Time". */
export function partOfDayInWords(
  locale: Locale,
  callback: PartOfDayCallback,
  date: CalendarDate,
  desk: CallDesk,
): string {
  const { part_of_day: part, time_zone: timeZone } = callback
  const { opens, closes } = hoursOf(desk, part)
  const time = (minute: number) => formatTime(locale, instantAt(date, minute, timeZone).toISOString(), timeZone)
  const hours =
    locale === 'fr' ? `entre ${time(opens)} et ${time(closes)}` : `between ${time(opens)} and ${time(closes)}`
  return `${partsOfDay[locale][part]}, ${hours} ${formatZoneBeside(locale, timeZone)}`
}
