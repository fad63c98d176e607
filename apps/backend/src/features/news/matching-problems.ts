import type { MatchingAnswers } from '@clairmemoire/api-client/schema'
import { ageBand } from '@clairmemoire/domain/age-band'
import { isCountry, type Residence } from '@clairmemoire/domain/country'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import type { FieldProblem } from '../../platform/contract/refusal.ts'

/** What a schema cannot see: nothing finer is kept than five years of age and an area of the country. */
export function matchingProblems(
  { age_band: band, area, radius }: MatchingAnswers,
  country: Residence,
): FieldProblem[] {
  return [
    ...(band === undefined || isAgeBand(band) ? [] : [['matching.age_band', 'invalid'] as const]),
    ...(area === undefined || isAreaOf(country, area) ? [] : [['matching.area', 'bad_postal_code'] as const]),
    ...(radius === undefined || area !== undefined ? [] : [['matching.area', 'required'] as const]),
  ]
}

function isAgeBand(band: string): boolean {
  return ageBand(Number(band.split('-')[0])) === band
}

function isAreaOf(country: Residence, area: string): boolean {
  return isCountry(country) && areaOfPostalCode(country, area) === area
}
