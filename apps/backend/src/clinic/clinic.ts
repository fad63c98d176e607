import type { Callback } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { writePhoneNumber } from '@clairmemoire/domain/phone-number'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import type { Hours } from '@clairmemoire/settings/kinds'

/** The operator of the site. Phones are E.164, by the country of the visitors who use them. */
export interface Clinic {
  name: string
  /** Postal address, in each language. */
  addresses: Readonly<Record<Locale, string>>
  mailFrom: string
  /** Address for bounces. */
  bouncesTo: string
  deskEmail: string
  deskLocale: Locale
  /** Where the desk is. */
  deskCountry: Country
  phones: Readonly<Record<Country, string>>
  /** Scheme and host of its sites, by their language. */
  sites: Readonly<Record<Locale, string>>
  calls: CallDesk
}

export type PartOfDay = Extract<Callback, { kind: 'part_of_day' }>['part_of_day']

export type HalfDay = Exclude<PartOfDay, 'any'>

/** Places of half days, by country, day and half: "FR 2027-03-08 morning". */
export type SetPlaces = ReadonlyMap<string, number>

/** When the clinic calls, and how many people. */
export interface CallDesk {
  /** On a working day, in the time zone of the person called; there are no calls between the two. */
  hours: Readonly<Record<HalfDay, Hours>>
  /** In addition to weekends and public holidays. */
  closedDays: ReadonlySet<CalendarDate>
  /** Calls that may begin at the same time, in each country; undefined means no limit. */
  atOnce: number | undefined
  /** Half days for which the desk has set another number; 0 closes a half day. */
  places: SetPlaces
}

/** From the start of the first call of a part of the day to the end of the last one. */
export function hoursOf({ hours }: Pick<CallDesk, 'hours'>, part: PartOfDay): Hours {
  return part === 'any' ? { opens: hours.morning.opens, closes: hours.afternoon.closes } : hours[part]
}

/** An E.164 number in the format of the country, with no-break spaces. */
export function phoneInWords(e164: string, country: Country): string {
  return writePhoneNumber(e164, country).replaceAll(' ', '\u00a0')
}
