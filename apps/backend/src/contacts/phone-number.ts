import type { Country } from '@clairmemoire/domain/country'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** E.164, from the national form of the country or the international form, with any separators; undefined when it is no number, or more than one of E.164 can hold: an extension. */
export function toE164(text: string, country: Country): string | undefined {
  const phone = parsePhoneNumberFromString(text, country)
  return phone?.isValid() && phone.ext === undefined ? phone.number : undefined
}

/** National form for a reader in the number's own country, international form for anyone else; it stays on one line. */
export function phoneInWords(e164: string, country: Country): string {
  const phone = parsePhoneNumberFromString(e164)
  if (phone === undefined) return e164
  const text = phone.country === country ? phone.formatNational() : phone.formatInternational()
  return text.replaceAll(' ', '\u00a0')
}
