import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Country } from '../country/country.ts'
import { typedCode } from '../typed-text/typed-text.ts'
import { maxPhoneLength } from './called-phone-number.ts'

/**
 * Turns the national or international form, with any separators, into E.164; undefined for anything else, including numbers with an
 * extension. Uses the numbering plans of all countries, which take 25 kB, so use it on servers only.
 */
export function readPhoneNumber(text: string, country: Country): string | undefined {
  if (text.length > maxPhoneLength) return undefined
  const phone = parsePhoneNumberFromString(typedCode(text).replaceAll(/[·•∙‧]/g, ' '), country)
  return phone?.isValid() && phone.ext === undefined ? phone.number : undefined
}

/** National form for readers in the number’s own country, international form for others; any other text is returned unchanged. */
export function writePhoneNumber(text: string, country: Country): string {
  const phone = text.startsWith('+') && text.length <= maxPhoneLength ? parsePhoneNumberFromString(text) : undefined
  if (!phone?.isValid()) return text
  return phone.country === country ? phone.formatNational() : phone.formatInternational()
}

/**
 * The digits of a number in E.164 in each way people write it: with the country code, with country code and leading zero as in
 * "+33 (0)6", and in national form.
 */
export function writtenDigits(number: string): readonly string[] {
  const digits = number.replaceAll(/\D/g, '')
  const phone = parsePhoneNumberFromString(number)
  if (phone === undefined) return [digits]
  const national = phone.formatNational().replaceAll(/\D/g, '')
  return [...new Set([digits, `${phone.countryCallingCode}${national}`, national])]
}
