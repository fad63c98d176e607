import { type Country, isCountry } from '@clairmemoire/domain/country'
import { field } from './field.ts'

/** The sealed part that holds what was answered in the trial finder, and what came of it. */
export const finderPart = 'trial-finder'

/** Of what was kept under `finderPart`, also after sending; undefined while it is not answered, or is a country without a site. */
export function keptCountryIn(kept: unknown): Country | undefined {
  const answered = field(field(field(field(kept, 'flows'), 'screening'), 'values'), 'country')
  const country = answered ?? field(kept, 'residence')
  return isCountry(country) ? country : undefined
}
