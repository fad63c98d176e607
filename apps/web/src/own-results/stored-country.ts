import { type Country, isCountry } from '@clairmemoire/domain/country'
import { field } from './field.ts'

/** The sealed part with the answers of the trial finder, and its result. */
export const finderPart = 'trial-finder'

/**
 * The country in the value stored under `finderPart`, also after the form was sent. Undefined without an answer, and for a country without
 * a site.
 */
export function storedCountryIn(saved: unknown): Country | undefined {
  const answered = field(field(field(field(saved, 'flows'), 'screening'), 'values'), 'country')
  const country = answered ?? field(saved, 'residence')
  return isCountry(country) ? country : undefined
}
