import type { MatchingAnswers } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { milesFromKilometres } from '@clairmemoire/domain/distance'
import { assessStudy, type NearestSite } from '@clairmemoire/domain/eligibility'
import { postalCodeQuestions, profileOfAnswers } from '@clairmemoire/domain/screening'
import type { Study } from '@clairmemoire/domain/study'
import { placeOfPostalCode } from '@clairmemoire/places'
import type { Wanted } from './alert.table.ts'

/** Whether somebody is to be told that this study opened: judged as in the trial finder, by what they let us keep. */
export function isWanted(study: Study, { locale, country, matching }: Wanted): boolean {
  if (matching === null) return country === 'elsewhere' || study.sites.some((site) => site.country === country)
  const { area, memory_state, stage } = matching
  const answers = {
    country,
    ...(memory_state === undefined ? {} : { memory_state }),
    ...(stage === undefined ? {} : { stage }),
    ...(area === undefined || country === 'elsewhere' ? {} : { [postalCodeQuestions[country]]: area }),
  }
  return agesIn(matching).some((age) => {
    const told = age === undefined ? answers : { ...answers, age }
    const profile = profileOfAnswers(told, countryOfLocale(locale), placeOfPostalCode)
    const { outcome, nearestSite } = assessStudy(study, profile)
    return outcome !== 'no_match' && isNear(nearestSite, matching.radius)
  })
}

/** Nobody is left out whose five years reach into those of the study. */
function agesIn({ age_band: band }: MatchingAnswers): readonly (number | undefined)[] {
  return band === undefined ? [undefined] : band.split('-').map(Number)
}

/** An area that is not known, or no radius, leaves nobody out. */
function isNear(nearest: NearestSite | undefined, radius: number | undefined): boolean {
  if (nearest === undefined || radius === undefined) return true
  const { kilometres, site } = nearest
  return (site.country === 'FR' ? kilometres : milesFromKilometres(kilometres)) <= radius
}
