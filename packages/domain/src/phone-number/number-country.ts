import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The country (ISO 3166-1 alpha-2) of a number in E.164; French overseas departments have codes of their own, such as RE. */
export function numberCountry(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.country
}
