import type {
  CriterionAssessment,
  NearestSite,
  StudyAssessment,
  TrialRecommendation,
} from '@clairmemoire/api-client/schema'
import { spokenDistance } from '@clairmemoire/domain/distance'
import {
  type NearestSite as FoundSite,
  type Profile,
  rankStudies,
  type StudyAssessment as RankedStudy,
} from '@clairmemoire/domain/eligibility'
import type { Study } from '@clairmemoire/domain/study'

/** Every study against the profile, as the contract says it; "_" when none may suit (R4-05). */
export function recommendation(studies: readonly Study[], profile: Profile): TrialRecommendation {
  const ranked = rankStudies(studies, profile)
  const [first] = ranked
  const outcome = first?.outcome ?? 'no_match'
  return {
    trial_code: first === undefined || outcome === 'no_match' ? '_' : first.code,
    matched: outcome === 'match',
    outcome,
    studies: ranked.flatMap((assessment) => {
      const study = studies.find(({ code }) => code === assessment.code)
      return study === undefined ? [] : [studyAssessment(study, assessment)]
    }),
  }
}

function studyAssessment(study: Study, assessment: RankedStudy): StudyAssessment {
  const { code, outcome, reason, criteria, nearestSite } = assessment
  return {
    trial_code: code,
    outcome,
    ...(reason !== undefined && { reason }),
    status: study.status,
    last_checked: study.lastChecked,
    criteria: criteria.map(criterionAssessment),
    ...(nearestSite && { nearest_site: nearest(nearestSite) }),
  }
}

function criterionAssessment({ criterion, state }: RankedStudy['criteria'][number]): CriterionAssessment {
  return criterion.kind === 'stage_among'
    ? { ...criterion, stages: [...criterion.stages], state }
    : { ...criterion, state }
}

function nearest({ site, kilometres }: FoundSite): NearestSite {
  const { city, country, sample } = site
  return { city, country, sample, distance: spokenDistance(kilometres, country) }
}
