import type { Locale } from '@clairmemoire/domain/locale'

/** The French clinic calls at Paris times; elsewhere the times are those of the visitor's own clock. */
export function callTimeZone(locale: Locale, ownZone: string): string {
  return locale === 'fr' ? 'Europe/Paris' : ownZone
}

export function zoneOfThisDevice(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
