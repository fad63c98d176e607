import { type Criterion, isAnswerable, type Study, type StudyCode } from '../study/study.ts'
import { assessCriterion, type CriterionState } from './assess-criterion.ts'
import { type NearestSite, nearestSite, recruitsNear, takesPlaceNear } from './nearest-site.ts'
import type { Profile } from './profile.ts'

export type Outcome = 'match' | 'cannot_tell' | 'no_match'

/** Why a study is no match. */
export type NoMatchReason = 'closed' | 'not_yet_recruiting' | 'criteria' | 'no_site_in_country' | 'no_recruiting_site'

export interface CriterionAssessment {
  id: string
  kind: Criterion['kind']
  state: CriterionState
  criterion: Criterion
}

/** `reason` is there exactly when the outcome is "no_match". */
export interface StudyAssessment {
  code: StudyCode
  outcome: Outcome
  reason: NoMatchReason | undefined
  criteria: readonly CriterionAssessment[]
  nearestSite?: NearestSite
}

/**
 * A match is said only of a study that is known to recruit and of a person who meets every criterion that a person can answer
 * for, stage and age among them. Nothing fails but something that decides is unknown: "cannot_tell".
 */
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
    outcome: reason === undefined ? openOutcome(study, criteria) : 'no_match',
    reason,
    criteria,
    ...(nearest && { nearestSite: nearest }),
  }
}

/** What a person is told first: the study is over or has not begun, then what they told us, then where it takes place. */
function noMatchReason(
  study: Study,
  profile: Profile,
  criteria: readonly CriterionAssessment[],
): NoMatchReason | undefined {
  if (study.status === 'closed' || study.status === 'not_yet_recruiting') return study.status
  if (criteria.some(({ state }) => state === 'not_met')) return 'criteria'
  if (!takesPlaceNear(study, profile)) return 'no_site_in_country'
  return recruitsNear(study, profile) ? undefined : 'no_recruiting_site'
}

const stageKinds: readonly Criterion['kind'][] = ['stage_among', 'no_known_dementia']

function openOutcome(study: Study, criteria: readonly CriterionAssessment[]): Outcome {
  const answerable = criteria.filter(({ criterion }) => isAnswerable(criterion))
  const isDecided =
    study.status === 'recruiting' &&
    answerable.every(({ state }) => state === 'met') &&
    answerable.some(({ kind }) => kind === 'age_between') &&
    answerable.some(({ kind }) => stageKinds.includes(kind))
  return isDecided ? 'match' : 'cannot_tell'
}
