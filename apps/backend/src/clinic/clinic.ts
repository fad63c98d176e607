import type { Callback } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { writePhoneNumber } from '@clairmemoire/domain/phone-number'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import type { Hours } from '@clairmemoire/settings/kinds'

/** The operator of the site. Phone numbers have the E.164 format, by the country of the visitors who call them. */
export interface Clinic {
  name: string
  /** Postal address, in each language. */
  addresses: Readonly<Record<Locale, string>>
  mailFrom: string
  /** Address for bounces. */
  bouncesTo: string
  deskEmail: string
  deskLocale: Locale
  deskCountry: Country
  phones: Readonly<Record<Country, string>>
  /** The scheme and host of each site, by language. */
  sites: Readonly<Record<Locale, string>>
  calls: CallDesk
}

export type PartOfDay = Extract<Callback, { kind: 'part_of_day' }>['part_of_day']

export type HalfDay = Exclude<PartOfDay, 'any'>

/** The number of places by half day; a key is a country, a day and a half day, such as "FR 2027-03-08 morning". */
export type SetPlaces = ReadonlyMap<string, number>

/** The times at which the clinic calls, and the number of people it can call. */
export interface CallDesk {
  /** The hours of a working day, in the time zone of the person called. There are no calls between morning and afternoon. */
  hours: Readonly<Record<HalfDay, Hours>>
  /** Days without calls, in addition to weekends and public holidays. */
  closedDays: ReadonlySet<CalendarDate>
  /** Calls that may begin at the same time, in each country; undefined means no limit. */
  atOnce: number | undefined
  /** The half days for which the desk has set another number of places; 0 closes a half day. */
  places: SetPlaces
}

/** Returns the hours from the start of the first call of a part of the day to the end of the last call. */
export function hoursOf({ hours }: Pick<CallDesk, 'hours'>, part: PartOfDay): Hours {
  return part === 'any' ? { opens: hours.morning.opens, closes: hours.afternoon.closes } : hours[part]
}

/** An E.164 number in the format of the country, with no-break spaces. */
export function phoneInWords(e164: string, country: Country): string {
  return writePhoneNumber(e164, country).replaceAll(' ', '\u00a0')
}
