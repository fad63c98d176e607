import { bareHostName } from '../host-name/bare-host-name.ts'
import type { Locale } from '../locale/locale.ts'

/** A country in which the clinic calls and studies have sites. The language that a person reads does not tell their country. */
export type Country = 'FR' | 'US'

/** Numbers that are answered day and night: `calls` by telephone, `message` by text message, `crisis` for suicide prevention. */
export interface EmergencyNumbers {
  calls: readonly [string, ...string[]]
  message: string
  crisis: string
}

/** `calls` begins with the number to call first (R0-63). */
export const emergencyNumbers: Readonly<Record<Country, EmergencyNumbers>> = {
  FR: { calls: ['15', '112'], message: '114', crisis: '3114' },
  US: { calls: ['911'], message: '911', crisis: '988' },
}

/** Where a person lives. */
export type Residence = Country | 'elsewhere'

export const countries = ['FR', 'US'] as const satisfies readonly Country[]

export function isCountry(value: unknown): value is Country {
  return value === 'FR' || value === 'US'
}

export function isResidence(value: unknown): value is Residence {
  return isCountry(value) || value === 'elsewhere'
}

/** The country of the site in this language. */
export function countryOfLocale(locale: Locale): Country {
  return locale === 'fr' ? 'FR' : 'US'
}

/** The language of a country's site, whose trial-match set contains the studies of the country (R3-02, R3-03). */
export function localeOfCountry(country: Country): Locale {
  return country === 'FR' ? 'fr' : 'en'
}

/** The country that the ending of the site's host stands for; on a host with another ending, the country of the site's language. */
export function countryOfSite({ host, locale }: { host: string; locale: Locale }): Country {
  const name = bareHostName(host)
  if (name.endsWith('.fr')) return 'FR'
  if (name.endsWith('.com')) return 'US'
  return countryOfLocale(locale)
}
