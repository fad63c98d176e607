import type { Callback } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { formatTime, formatZoneBeside } from '@clairmemoire/i18n/formats'
import { type CallDesk, hoursOf, type PartOfDay, phoneInWords } from '../clinic/clinic.ts'
import { instantAt } from '../platform/calendar/zoned-time.ts'
import type { PromisedCall } from './promised-call.ts'

/** Long enough for a first name, too short for a message to a stranger. */
const shortFirstName = /^[\p{L}\p{M}]{1,30}$/u

/** Too few digits to call the number. */
const lastDigits = 4

export interface CalledInWords {
  /** Null for a name with other characters than letters. */
  firstName: string | null
  /** The last digits of the number. */
  ending: string
}

/**
 * The person to call, as a mail to an unconfirmed address may describe them: recognizable for the requester, without free text
 * or a whole number. Undefined for a helper: a mail must not name a third person as called by a memory clinic. The private page
 * shows everything.
 */
export function calledInWords({ helper, firstName, phone, country }: PromisedCall): CalledInWords | undefined {
  if (helper) return undefined
  return { firstName: shortFirstName.test(firstName) ? firstName : null, ending: endOf(phone ?? '', country) }
}

/** The last digits, grouped as usual in the country. */
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

const parts: Record<Locale, Record<PartOfDay, string>> = {
  fr: { morning: 'le matin', afternoon: 'l’après-midi', any: 'le matin ou l’après-midi' },
  en: { morning: 'in the morning', afternoon: 'in the afternoon', any: 'in the morning or in the afternoon' },
}

/** With its hours on that day: "le matin, entre 9 h et 12 h (heure de Paris)", "in the morning, between 9:00 AM and 12:00 PM Eastern Time". */
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
  return `${parts[locale][part]}, ${hours} ${formatZoneBeside(locale, timeZone)}`
}
