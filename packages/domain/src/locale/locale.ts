import { bareHostName } from '../host-name/bare-host-name.ts'

export type Locale = 'fr' | 'en'

export const locales = ['fr', 'en'] as const satisfies readonly Locale[]

export const defaultLocale: Locale = 'fr'

/** Compares exactly: "EN" or "en-US" is not a locale of the site. */
export function isLocale(value: unknown): value is Locale {
  return value === 'fr' || value === 'en'
}

/** The nearest locale of a language such as `fr-CA`: English for any language but French. */
export function localeOfLanguage(language: string): Locale {
  return /^fr\b/.test(language) ? 'fr' : 'en'
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'fr' ? 'en' : 'fr'
}

/** `cookie` is the value of lang_override, `host` the Host header with or without a port. */
export interface LocaleClues {
  cookie?: string | undefined
  host?: string | undefined
}

/** The locale of the cookie; without a valid cookie, that of the host’s ending; otherwise French (R4-01 to R4-04). */
export function selectLocale({ cookie, host }: LocaleClues): Locale {
  if (isLocale(cookie)) return cookie
  const name = bareHostName(host ?? '')
  if (name.endsWith('.fr')) return 'fr'
  if (name.endsWith('.com')) return 'en'
  return defaultLocale
}
