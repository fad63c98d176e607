import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** What nobody has as their own telephone, and who calls pays for. */
const refused: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PERSONAL_NUMBER',
  'PAGER',
  'VOICEMAIL',
])

/**
 * Whether the clinic calls a number in E.164: one of a line or a mobile telephone in a country. Numbers that belong to no country are
 * those of satellites, ships and services. The plans that tell kinds of numbers apart take 145 kB: this is for servers.
 */
export function isCalledNumber(number: string): boolean {
  const phone = parsePhoneNumberFromString(number)
  return phone !== undefined && !phone.isNonGeographic() && !refused.has(phone.getType())
}
