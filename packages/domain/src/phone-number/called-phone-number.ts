import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { Country } from '../country/country.ts'
import { typedCode } from '../typed-text/typed-text.ts'
import calledCountries from '../generated/called-countries.json' with { type: 'json' }
import { phoneRules } from './phone-rules.ts'

// TypeScript infers arrays from the JSON file where the library wants tuples.
const metadata = calledCountries as unknown as MetadataJson

const called = phoneRules((text, country) =>
  parsePhoneNumberFromString(text, country === undefined ? { extract: true } : { defaultCountry: country }, metadata),
)

/** A number of another country in E.164; ten digits follow +1. */
const elsewhere = /^\+(?:1\d{10}|(?!1)\d{8,15})$/

/**
 * Like `readPhoneNumber` of `phone-number`, with only the numbering plans of countries that the clinic calls. A number of any
 * other country is checked by its length alone; the backend checks it against its plan.
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

/** Whether the country code shows that the clinic calls the country; +1 does not, because other countries share it. */
function isCalled(number: string): boolean {
  return Object.keys(calledCountries.country_calling_codes).some(
    (code) => code !== '1' && number.startsWith(`+${code}`),
  )
}
