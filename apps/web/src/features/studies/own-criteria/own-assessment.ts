import { type Country, countryOfLocale } from '@clairmemoire/domain/country'
import { kilometresBetween, type Place, type SpokenDistance, spokenDistance } from '@clairmemoire/domain/distance'
import { assessStudy, type CriterionState } from '@clairmemoire/domain/eligibility'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { type Criterion, isAnswerable, type Study, type StudySite, type StudyStatus } from '@clairmemoire/domain/study'
import { placeOfPostalCode } from '@clairmemoire/places'

export interface OwnAssessment {
  /** Those that a person can answer for. */
  criteria: readonly { criterion: Criterion; state: Exclude<CriterionState, 'declined'> }[]
  /** Nearest first; none where the answers do not say where the person lives. */
  sites: readonly OwnSite[]
  isAboutOther: boolean
}

export interface OwnSite extends Pick<StudySite, 'id' | 'city' | 'sample'> {
  status: StudyStatus
  distance: SpokenDistance
}

/** A study against what was answered on this device, by the rules of the finder; what was declined cannot be told. */
export function ownAssessment(study: Study, answers: Answers, locale: Locale): OwnAssessment {
  const country: Country = countryOfLocale(locale)
  const profile = profileOfAnswers(answers, country, placeOfPostalCode)
  const { criteria } = assessStudy(study, profile)
  return {
    criteria: criteria
      .filter(({ criterion }) => isAnswerable(criterion))
      .map(({ criterion, state }) => ({ criterion, state: state === 'declined' ? 'cannot_tell' : state })),
    sites: profile.place ? sitesFrom(profile.place, study, country) : [],
    isAboutOther: answers['respondent'] === 'someone_else',
  }
}

function sitesFrom(place: Place, { sites, status }: Study, country: Country): OwnSite[] {
  return sites
    .map((site) => ({ ...site, kilometres: kilometresBetween(place, site.place) }))
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .map(({ id, city, sample, recruiting, kilometres }) => ({
      id,
      city,
      sample,
      status: recruiting ? status : 'closed',
      distance: spokenDistance(kilometres, country),
    }))
}
