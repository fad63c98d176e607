import type { Locale } from '@clairmemoire/domain/locale'

const languageTags = { fr: 'fr-FR', en: 'en-US' } satisfies Record<Locale, string>

const inWords = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const withoutWeekday = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A calendar date ("2026-11-26") in words: "jeudi 26 novembre 2026", "Thursday, November 26, 2026". */
export function formatDate(locale: Locale, date: string): string {
  return dateParts(locale, inWords, 'UTC').format(new Date(`${date}T00:00Z`))
}

/** A calendar date without its weekday, for dates that lie behind: "12 novembre 2026". */
export function formatPlainDate(locale: Locale, date: string): string {
  return dateParts(locale, withoutWeekday, 'UTC').format(new Date(`${date}T00:00Z`))
}

/** The day of an RFC 3339 instant in a zone, in words. */
export function formatDateOf(locale: Locale, instant: string, timeZone: string): string {
  return dateParts(locale, inWords, timeZone).format(new Date(instant))
}

function dateParts(locale: Locale, parts: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageTags[locale], { ...parts, timeZone })
}

/** The time of day of an RFC 3339 instant in a zone: "14 h 30", "2:30 PM". */
export function formatTime(locale: Locale, instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(languageTags[locale], { hour: 'numeric', minute: '2-digit', timeZone })
  const text = time.format(new Date(instant))
  return locale === 'fr' ? text.replace(/^0?(\d+):/, '$1\u00a0h\u00a0') : text
}

// A zone is named after what its clocks do around that day; in 1970 many had no summer time yet.
const nowadays = Date.UTC(2026, 0, 1)

/** The name of a time zone in words: "heure de Paris", "Eastern Time". */
export function formatTimeZone(locale: Locale, timeZone: string): string {
  // French readers know the time of France by its capital; the standard names it after a part of Europe.
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

/** An E.164 number as people of its country write it; a number of another country stays as it is. */
export function formatPhone(number: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(number)
  if (french) return `0${french.slice(1).join('\u00a0')}`
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)
  if (american) return `(${american[1]})\u00a0${american[2]}-${american[3]}`
  return number
}

/** Several things in one phrase: "A, B et C" or, where one of them is enough, "A, B ou C". */
export function formatList(locale: Locale, items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(languageTags[locale], { type }).format(items)
}

/** The name of a country by its ISO 3166-1 alpha-2 code: "Norvège", "United States". */
export function formatCountry(locale: Locale, code: string): string {
  return new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(code) ?? code
}

/** A whole number in groups: "4 000", "4,000". */
export function formatNumber(locale: Locale, number: number): string {
  return new Intl.NumberFormat(languageTags[locale]).format(number)
}
