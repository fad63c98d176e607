import type { Locale } from '@clairmemoire/domain/locale'

const languageTags = { fr: 'fr-FR', en: 'en-US' } satisfies Record<Locale, string>

const inWords = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const withoutWeekday = { day: 'numeric', month: 'long', year: 'numeric' } as const
const withoutYear = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** A date ("2026-11-26") in words: "jeudi 26 novembre 2026", "Thursday, November 26, 2026". */
export function formatDate(locale: Locale, date: string): string {
  return dateText(locale, inWords, new Date(`${date}T00:00Z`), 'UTC')
}

/** A date without weekday, for past dates: "12 novembre 2026". */
export function formatPlainDate(locale: Locale, date: string): string {
  return dateText(locale, withoutWeekday, new Date(`${date}T00:00Z`), 'UTC')
}

/** A date without year, for near dates: "jeudi 26 novembre", "Thursday, November 26". */
export function formatDay(locale: Locale, date: string): string {
  return dateText(locale, withoutYear, new Date(`${date}T00:00Z`), 'UTC')
}

/** The date of an RFC 3339 instant in a time zone, in words. */
export function formatDateOf(locale: Locale, instant: string, timeZone: string): string {
  return dateText(locale, inWords, new Date(instant), timeZone)
}

/** Formats a date with day and month on one line; in French, the first of a month is an ordinal number. */
function dateText(locale: Locale, parts: Intl.DateTimeFormatOptions, instant: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat(languageTags[locale], { ...parts, timeZone }).format(instant)
  return locale === 'fr'
    ? text.replace(/\b(\d+) (?=\p{L})/u, (_, day: string) => `${day === '1' ? '1er' : day}\u00a0`)
    : text.replace(/(\p{L}) (?=\d)/u, '$1\u00a0')
}

/** The time of day of an RFC 3339 instant in a zone: "14 h", "14 h 30", "2:00 PM". */
export function formatTime(locale: Locale, instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(languageTags[locale], { hour: 'numeric', minute: '2-digit', timeZone })
  const text = time.format(new Date(instant)).replaceAll(/\s/g, '\u00a0')
  return locale === 'fr' ? text.replace(/^0?(\d+):(\d+)$/, frenchTime) : text
}

function frenchTime(_: string, hour: string, minute: string): string {
  return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`
}

/**
 * An RFC 3339 instant in a time zone, in the format of every page, mail and calendar entry: "jeudi 26 novembre 2026 à 9 h (heure
 * de Paris)", "Thursday, November 26, 2026, at 9:00 AM Eastern Time".
 */
export function formatMoment(locale: Locale, instant: string, timeZone: string): string {
  const day = formatDateOf(locale, instant, timeZone)
  return `${dayAndTime(locale, day, instant, timeZone)} ${formatZoneBeside(locale, timeZone)}`
}

/** The same without year and zone, which the page says elsewhere: "jeudi 26 novembre à 9 h", "Thursday, November 26, at 9:00 AM". */
export function formatNearMoment(locale: Locale, instant: string, timeZone: string): string {
  return dayAndTime(locale, dateText(locale, withoutYear, new Date(instant), timeZone), instant, timeZone)
}

function dayAndTime(locale: Locale, day: string, instant: string, timeZone: string): string {
  const time = formatTime(locale, instant, timeZone)
  return locale === 'fr' ? `${day} à\u00a0${time}` : `${day}, at ${time}`
}

/** The name of a zone as it follows a time: "(heure de Paris)", "Eastern Time". */
export function formatZoneBeside(locale: Locale, timeZone: string): string {
  const zone = formatTimeZone(locale, timeZone)
  return locale === 'fr' ? `(${zone})` : zone
}

// The name of a zone depends on the date: in 1970 many zones had no summer time yet.
const nowadays = Date.UTC(2026, 0, 1)

/** The name of a time zone in words: "heure de Paris", "Eastern Time". */
export function formatTimeZone(locale: Locale, timeZone: string): string {
  // In France people call their time that of Paris, but CLDR names it after Central Europe.
  if (locale === 'fr' && timeZone === 'Europe/Paris') return 'heure de Paris'
  const format = new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts(nowadays).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** A whole number of kilometres or miles: "12 kilomètres", "8 miles". */
export function formatDistance(locale: Locale, distance: { value: number; unit: 'km' | 'mi' }): string {
  const unit = distance.unit === 'km' ? 'kilometer' : 'mile'
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(languageTags[locale], format).format(distance.value)
}

/** A duration in the unit that gives the shortest text: "90 min", "5 h", "3 j". */
export function formatDuration(locale: Locale, minutes: number): string {
  const [unit, length] = minutes < 120 ? (['minute', 1] as const) : minutes < 48 * 60 ? (['hour', 60] as const) : days
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(languageTags[locale], format).format(minutes / length)
}

const days = ['day', 24 * 60] as const

/** A list in words: "A, B et C", or with disjunction "A, B ou C". */
export function formatList(locale: Locale, items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(languageTags[locale], { type }).format(items)
}

/** The name of a country by its ISO 3166-1 alpha-2 code: "Norvège", "United States". */
export function formatCountry(locale: Locale, code: string): string {
  return new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(code) ?? code
}

/** The name of a language: "français", "French". */
export function formatLanguage(locale: Locale, language: Locale): string {
  return new Intl.DisplayNames(languageTags[locale], { type: 'language' }).of(language) ?? language
}

/** A whole number in groups: "4 000", "4,000". */
export function formatNumber(locale: Locale, number: number): string {
  return new Intl.NumberFormat(languageTags[locale]).format(number)
}

/** A share in whole percent; undefined if the whole is zero. */
export function formatShare(locale: Locale, part: number, whole: number): string | undefined {
  if (whole === 0) return undefined
  return new Intl.NumberFormat(languageTags[locale], { style: 'percent' }).format(part / whole)
}

/** Hours in words: "1,5 heure", "2 hours". */
export function formatHours(locale: Locale, hours: number): string {
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  return unit.format(hours).replaceAll(/\s/g, '\u00a0')
}
