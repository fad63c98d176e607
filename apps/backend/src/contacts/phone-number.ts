import type { Locale } from '@clairmemoire/domain/locale'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const countries = { fr: 'FR', en: 'US' } as const satisfies Record<Locale, string>

/** E.164, from the national form of the locale's country or the international form, with any separators; undefined when it is no number. */
export function toE164(text: string, locale: Locale): string | undefined {
  const phone = parsePhoneNumberFromString(text, countries[locale])
  return phone?.isValid() ? phone.number : undefined
}

/** National form for a reader in the number's own country, international form for anyone else. */
export function phoneInWords(e164: string, locale: Locale): string {
  const phone = parsePhoneNumberFromString(e164)
  if (phone === undefined) return e164
  return phone.country === countries[locale] ? phone.formatNational() : phone.formatInternational()
}
