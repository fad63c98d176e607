import type { Criterion } from '../study/study.ts'
import type { Profile } from './profile.ts'

export type CriterionState = 'met' | 'not_met' | 'cannot_tell'

/** "not_met" is said only of what the person has told; what they have not, or cannot know, is "cannot_tell". */
export function assessCriterion(criterion: Criterion, profile: Profile): CriterionState {
  switch (criterion.kind) {
    case 'age_between':
      return stateOf(profile.age, (age) => age >= criterion.min && age <= (criterion.max ?? Infinity))
    case 'stage_among':
      return stateOf(profile.stage, (stage) => criterion.stages.includes(stage))
    case 'has_study_partner':
      return stateOf(profile.studyPartner, (hasPartner) => hasPartner)
    case 'mri_possible':
      return stateOf(profile.mri, (isPossible) => isPossible)
    case 'free_of_condition':
      return stateOf(profile.conditions, (conditions) => !conditions.includes(criterion.condition))
    case 'not_treated_with':
      return stateOf(profile.treatments, (treatments) => !treatments.includes(criterion.treatment))
    case 'checked_by_team':
    default:
      return 'cannot_tell'
  }
}

function stateOf<Known>(known: Known | undefined, isMet: (known: Known) => boolean): CriterionState {
  if (known === undefined || Number.isNaN(known)) return 'cannot_tell'
  return isMet(known) ? 'met' : 'not_met'
}
