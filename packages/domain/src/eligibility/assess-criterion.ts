import type { Criterion, DiseaseStage } from '../study/study.ts'
import type { Named, Profile, AnsweredStages, Answered } from './profile.ts'

/** "cannot_tell" is unknown to the person or left to the study team, "declined" what the person preferred not to say. */
export type CriterionState = 'met' | 'not_met' | 'cannot_tell' | 'declined'

/** "not_met" is said only of what the person has told. */
export function assessCriterion(criterion: Criterion, profile: Profile): CriterionState {
  switch (criterion.kind) {
    case 'age_between':
      return stateOf(profile.age, (age) => age >= criterion.min && age <= (criterion.max ?? Infinity))
    case 'stage_among':
      return stateOfStages(profile.stages, criterion.stages)
    case 'no_known_dementia':
      return stateOf(profile.knownDementia, (isKnown) => !isKnown)
    case 'has_study_partner':
      return stateOf(profile.studyPartner, (hasPartner) => hasPartner)
    case 'mri_possible':
      return stateOf(profile.mri, (isPossible) => isPossible)
    case 'free_of_condition':
      return stateOfAbsence(profile.conditions, criterion.condition)
    case 'not_treated_with':
      return stateOfAbsence(profile.treatments, criterion.treatment)
    case 'checked_by_team':
    default:
      return 'cannot_tell'
  }
}

function stateOf<Known>(told: Answered<Known>, isMet: (known: Known) => boolean): CriterionState {
  if (told === 'declined') return 'declined'
  if (told === undefined || Number.isNaN(told)) return 'cannot_tell'
  return isMet(told) ? 'met' : 'not_met'
}

const openStates = { unknown: 'cannot_tell', declined: 'declined' } as const

function stateOfStages(told: AnsweredStages | undefined, accepted: readonly DiseaseStage[]): CriterionState {
  if (told === undefined) return 'cannot_tell'
  const fitting = told.among.filter((stage) => accepted.includes(stage))
  if (fitting.length === 0) return 'not_met'
  return fitting.length === told.among.length ? 'met' : openStates[told.open]
}

function stateOfAbsence(told: Named | undefined, excluded: string): CriterionState {
  if (told === undefined) return 'cannot_tell'
  return told.named.includes(excluded) ? 'not_met' : told.others === 'none' ? 'met' : openStates[told.others]
}
