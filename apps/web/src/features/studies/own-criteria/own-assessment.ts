import { type Country, countryOfLocale } from '@clairmemoire/domain/country'
import { type SpokenDistance, spokenDistance } from '@clairmemoire/domain/distance'
import { assessStudy, type CriterionState } from '@clairmemoire/domain/eligibility'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { type Criterion, isAnswerable, type Study } from '@clairmemoire/domain/study'
import { placeOfPostalCode } from '@clairmemoire/places'

export interface OwnAssessment {
  /** Those that a person can answer for. */
  criteria: readonly { criterion: Criterion; state: Exclude<CriterionState, 'declined'> }[]
  /** The nearest site that takes people in, where the answers say where they live. */
  nearest?: { city: string; sample: boolean; distance: SpokenDistance }
  isAboutOther: boolean
}

/** A study against what was answered on this device, by the rules of the finder; what was declined cannot be told. */
export function ownAssessment(study: Study, answers: Answers, locale: Locale): OwnAssessment {
  const country: Country = countryOfLocale(locale)
  const { criteria, nearestSite } = assessStudy(study, profileOfAnswers(answers, country, placeOfPostalCode))
  return {
    criteria: criteria
      .filter(({ criterion }) => isAnswerable(criterion))
      .map(({ criterion, state }) => ({ criterion, state: state === 'declined' ? 'cannot_tell' : state })),
    ...(nearestSite && {
      nearest: {
        city: nearestSite.site.city,
        sample: nearestSite.site.sample,
        distance: spokenDistance(nearestSite.kilometres, nearestSite.site.country),
      },
    }),
    isAboutOther: answers['respondent'] === 'someone_else',
  }
}
