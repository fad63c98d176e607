import type {
  CriterionAssessment,
  Distance,
  Locale,
  NearestSite,
  StudyAssessment,
  TrialRecommendation,
} from '@clairmemoire/api-client/schema'
import { milesFromKilometres } from '@clairmemoire/domain/distance'
import {
  type NearestSite as FoundSite,
  type Profile,
  rankStudies,
  type StudyAssessment as RankedStudy,
} from '@clairmemoire/domain/eligibility'
import type { Study } from '@clairmemoire/domain/study'

/** Every study against the profile, best match first, as the contract says it; "_" when none matches (R4-05). */
export function recommendation(studies: readonly Study[], profile: Profile, locale: Locale): TrialRecommendation {
  const ranked = rankStudies(studies, profile)
  const best = ranked.find(({ outcome }) => outcome === 'match')
  return {
    trial_code: best?.code ?? '_',
    matched: best !== undefined,
    studies: ranked.flatMap((assessment) => {
      const study = studies.find(({ code }) => code === assessment.code)
      return study === undefined ? [] : [studyAssessment(study, assessment, locale)]
    }),
  }
}

function studyAssessment(study: Study, assessment: RankedStudy, locale: Locale): StudyAssessment {
  const { code, outcome, reason, criteria, nearestSite } = assessment
  return {
    trial_code: code,
    outcome,
    ...(reason !== undefined && { reason }),
    status: study.status,
    last_checked: study.lastChecked,
    criteria: criteria.map(criterionAssessment),
    ...(nearestSite && { nearest_site: nearest(nearestSite, locale) }),
  }
}

function criterionAssessment({ criterion, state }: RankedStudy['criteria'][number]): CriterionAssessment {
  return criterion.kind === 'stage_among'
    ? { ...criterion, stages: [...criterion.stages], state }
    : { ...criterion, state }
}

function nearest({ site, kilometres }: FoundSite, locale: Locale): NearestSite {
  const { city, country, sample } = site
  return { city, country, sample, distance: distance(kilometres, locale) }
}

/** Kilometres on the French site, miles on the English one, rounded: departments and ZIP areas are no finer. */
function distance(kilometres: number, locale: Locale): Distance {
  return locale === 'fr'
    ? { value: Math.round(kilometres), unit: 'km' }
    : { value: Math.round(milesFromKilometres(kilometres)), unit: 'mi' }
}
