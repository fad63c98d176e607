import {
  type Condition,
  type Criterion,
  type DiseaseStage,
  listOf,
  type Range,
  type Treatment,
} from '../study/criterion.ts'
import type { Answered, AnsweredStages, Profile } from './profile.ts'

/** "cannot_tell": the fact is unknown, or only the study team can check it. "declined": the person did not want to answer. */
export type CriterionState = 'met' | 'not_met' | 'cannot_tell' | 'declined'

/** "not_met" results only from an answer of the person, never from an unknown fact. */
export function assessCriterion(criterion: Criterion, profile: Profile): CriterionState {
  switch (criterion.kind) {
    case 'age_between':
      return stateOf(profile.age, (age) => age >= criterion.min && age <= (criterion.max ?? Infinity))
    case 'stage_among':
      return stateOfStages(profile.stages, criterion.stages)
    case 'no_known_dementia':
      return stateOf(profile.knownDementia, (isKnown) => !isKnown)
    case 'has_memory_worries':
      return stateOf(profile.memoryWorries, (hasWorries) => hasWorries)
    case 'has_study_partner':
      return stateOf(profile.studyPartner, (hasPartner) => hasPartner)
    case 'mri_possible':
      return stateOf(profile.mri, (isPossible) => isPossible)
    case 'free_of_condition':
      return stateOfAbsence(profile, criterion.condition, criterion.months)
    case 'not_treated_with':
      return stateOfAbsence(profile, criterion.treatment, criterion.months)
    case 'answer_among':
      return stateOf(profile.chosen?.[criterion.question], (answer) => criterion.answers.includes(answer))
    case 'at_least':
      return stateOfRange(profile.amounts?.[criterion.amount], criterion.least)
    case 'all_of':
      return combinedState(criterion.criteria, profile)
    case 'any_of':
      return negated[combinedState(criterion.criteria, profile, negated)]
    case 'none_of':
      return combinedState(criterion.criteria, profile, negated)
    case 'checked_by_team':
    default:
      return 'cannot_tell'
  }
}

const negated = {
  met: 'not_met',
  not_met: 'met',
  cannot_tell: 'cannot_tell',
  declined: 'declined',
} as const satisfies Record<CriterionState, CriterionState>

const unchanged = {
  met: 'met',
  not_met: 'not_met',
  cannot_tell: 'cannot_tell',
  declined: 'declined',
} as const satisfies Record<CriterionState, CriterionState>

/**
 * Whether several criteria, mapped by `stateMap`, are all met. "declined" wins over "cannot_tell", because the person could still
 * answer.
 */
function combinedState(
  criteria: readonly Criterion[],
  profile: Profile,
  stateMap: Record<CriterionState, CriterionState> = unchanged,
): CriterionState {
  const states = criteria.map((criterion) => stateMap[assessCriterion(criterion, profile)])
  if (states.includes('not_met')) return 'not_met'
  if (states.includes('declined')) return 'declined'
  return states.includes('cannot_tell') ? 'cannot_tell' : 'met'
}

function stateOf<Known>(given: Answered<Known>, isMet: (known: Known) => boolean): CriterionState {
  if (given === 'declined') return 'declined'
  if (given === undefined || Number.isNaN(given)) return 'cannot_tell'
  return isMet(given) ? 'met' : 'not_met'
}

const unsureStates = { unknown: 'cannot_tell', declined: 'declined' } as const

function stateOfStages(given: AnsweredStages | undefined, accepted: readonly DiseaseStage[]): CriterionState {
  if (given === undefined) return 'cannot_tell'
  const fitting = given.possible.filter((stage) => accepted.includes(stage))
  if (fitting.length === 0) return 'not_met'
  return fitting.length === given.possible.length ? 'met' : unsureStates[given.unsureReason]
}

/** "met" if the person never had the excluded condition or treatment or, with `months`, not within the last `months`. */
function stateOfAbsence({ lists, since }: Profile, entry: Condition | Treatment, months?: number): CriterionState {
  const given = lists?.[listOf(entry)]
  if (given === undefined) return 'cannot_tell'
  if (!given.named.includes(entry)) return given.others === 'none' ? 'met' : unsureStates[given.others]
  return months === undefined ? 'not_met' : stateOfRange(since?.[entry], months)
}

/** The state is "cannot_tell" if only part of the range reaches the bound. */
function stateOfRange(given: Answered<Range>, least: number): CriterionState {
  if (given === 'declined') return 'declined'
  if (given === undefined) return 'cannot_tell'
  const [from, below] = given
  if (from >= least) return 'met'
  return below <= least ? 'not_met' : 'cannot_tell'
}
