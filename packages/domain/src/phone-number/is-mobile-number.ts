import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Whether a number in E.164 can receive text messages. In North America landlines and mobile telephones have the same numbers. The
 * metadata for the kinds takes 145 kB, so use this on servers only.
 */
export function isMobileNumber(number: string): boolean {
  const kind = parsePhoneNumberFromString(number)?.getType()
  return kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE'
}
