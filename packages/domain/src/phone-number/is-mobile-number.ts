import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Whether a number in E.164 can receive text messages. In North America landlines and mobile telephones have the same numbers. The
 * metadata for the kinds takes 145 kB, so use this on servers only.
 */
export function isMobileNumber(number: string): boolean {
  const kind = parsePhoneNumberFromString(number)?.getType()
  return kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE'
}

/** The country (ISO 3166-1 alpha-2) of a number in E.164; French overseas departments have codes of their own, such as RE. */
export function numberCountry(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.country
}
