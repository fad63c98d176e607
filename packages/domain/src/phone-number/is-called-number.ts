import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Kinds of numbers that are not personal, or cost the caller extra. */
const refused: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PERSONAL_NUMBER',
  'PAGER',
  'VOICEMAIL',
])

/**
 * Whether the clinic calls a number in E.164: it belongs to a country and is of no refused kind. Numbers without a country belong
 * to satellites, ships and services. The metadata for the kinds takes 145 kB, so use this on servers only.
 */
export function isCalledNumber(number: string): boolean {
  const phone = parsePhoneNumberFromString(number)
  return phone !== undefined && !phone.isNonGeographic() && !refused.has(phone.getType())
}
