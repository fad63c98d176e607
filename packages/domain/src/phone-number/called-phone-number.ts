import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { Country } from '../country/country.ts'
import { typedCode } from '../typed-text/typed-text.ts'
import calledCountries from '../generated/called-countries.json' with { type: 'json' }
import { phoneRules } from './phone-rules.ts'

// Its lists are tuples, which a JSON file does not say of itself.
const metadata = calledCountries as unknown as MetadataJson

const called = phoneRules((text, country) =>
  parsePhoneNumberFromString(text, country === undefined ? { extract: true } : { defaultCountry: country }, metadata),
)

/** E.164 of another country: ten digits after the code that North America shares. */
const elsewhere = /^\+(?:1\d{10}|(?!1)\d{8,15})$/

/**
 * As `readPhoneNumber` of `phone-number`, by the numbering plans of the countries in which the clinic calls. A number of another
 * country is taken by its length alone: the backend knows its plan, and refuses it where it is wrong.
 */
export function readPhoneNumber(text: string, country: Country): string | undefined {
  const read = called.readPhoneNumber(text, country)
  if (read !== undefined) return read
  const typed = typedCode(text)
    .replaceAll(/[\s.()·•∙‧-]/g, '')
    .replace(/^00/, '+')
  return elsewhere.test(typed) && !isCalled(typed) ? typed : undefined
}

export const { writePhoneNumber } = called

/** By a code that no other country has. */
function isCalled(number: string): boolean {
  return Object.keys(calledCountries.country_calling_codes).some(
    (code) => code !== '1' && number.startsWith(`+${code}`),
  )
}
