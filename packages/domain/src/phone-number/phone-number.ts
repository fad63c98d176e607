import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Country } from '../country/country.ts'
import { typedCode } from '../typed-text/typed-text.ts'

/** As the contract; with separators no number is longer. */
const longest = 40

/**
 * E.164, from the national form of the country or the international form, with any separators; undefined when it is no number, or
 * more than one of E.164 can hold: an extension.
 */
export function readPhoneNumber(text: string, country: Country): string | undefined {
  if (text.length > longest) return undefined
  const phone = parsePhoneNumberFromString(typedCode(text).replaceAll(/[·•∙‧]/g, ' '), country)
  return phone?.isValid() && phone.ext === undefined ? phone.number : undefined
}

/**
 * The digits of a number in E.164 in each way people write it: with its country, as in "+33 (0)6", and within its country or from
 * the rest of France overseas.
 */
export function writtenDigits(number: string): readonly string[] {
  const digits = number.replaceAll(/\D/g, '')
  const phone = parsePhoneNumberFromString(number)
  if (phone === undefined) return [digits]
  const national = phone.formatNational().replaceAll(/\D/g, '')
  return [...new Set([digits, `${phone.countryCallingCode}${national}`, national])]
}

/** National form for a reader in the number’s own country, international form for anyone else; what is no number stays as it is. */
export function writePhoneNumber(text: string, country: Country): string {
  const phone = text.startsWith('+') && text.length <= longest ? parsePhoneNumberFromString(text) : undefined
  if (!phone?.isValid()) return text
  return phone.country === country ? phone.formatNational() : phone.formatInternational()
}
