import type { Criterion, Study } from '../study/study.ts'
import type { StudyCode } from '../trial-code/trial-code.ts'
import { assessCriterion, type CriterionState } from './assess-criterion.ts'
import { type NearestSite, nearestSite, reachableSites } from './nearest-site.ts'
import type { Profile } from './profile.ts'

/** Why a study is no match. */
export type NoMatchReason = 'closed' | 'criteria' | 'no_recruiting_site'

export interface CriterionAssessment {
  id: string
  kind: Criterion['kind']
  state: CriterionState
  criterion: Criterion
}

/** `reason` is there exactly when the outcome is "no_match". */
export interface StudyAssessment {
  code: StudyCode
  outcome: 'match' | 'no_match'
  reason: NoMatchReason | undefined
  criteria: readonly CriterionAssessment[]
  nearestSite?: NearestSite
}

/** A match is a study that is not closed, has a recruiting site in the person's country and no criterion known not to be met. */
export function assessStudy(study: Study, profile: Profile): StudyAssessment {
  const criteria = study.criteria.map((criterion) => ({
    id: criterion.id,
    kind: criterion.kind,
    state: assessCriterion(criterion, profile),
    criterion,
  }))
  const reason = noMatchReason(study, profile, criteria)
  const nearest = nearestSite(study, profile)
  return {
    code: study.code,
    outcome: reason === undefined ? 'match' : 'no_match',
    reason,
    criteria,
    ...(nearest && { nearestSite: nearest }),
  }
}

function noMatchReason(
  study: Study,
  profile: Profile,
  criteria: readonly CriterionAssessment[],
): NoMatchReason | undefined {
  if (study.status === 'closed') return 'closed'
  if (criteria.some(({ state }) => state === 'not_met')) return 'criteria'
  return reachableSites(study, profile).length === 0 ? 'no_recruiting_site' : undefined
}
