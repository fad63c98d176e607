import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneRules } from './phone-rules.ts'

/** Uses the numbering plans of all countries, which take 25 kB, so use it on servers only. */
export const { readPhoneNumber, writePhoneNumber } = phoneRules(parsePhoneNumberFromString)

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
