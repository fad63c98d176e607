import type { Answers } from '../questionnaire/questionnaire.ts'
import type { Criterion } from '../study/study.ts'

/** The question whose answer settles a criterion of this kind; undefined where only the study team can. */
export function questionOfCriterion(
  kind: Criterion['kind'],
  { memory_state: memoryState }: Answers,
): string | undefined {
  switch (kind) {
    case 'age_between':
      return 'age'
    case 'stage_among':
      return memoryState === 'alzheimer' ? 'stage' : 'memory_state'
    case 'no_known_dementia':
      return 'memory_state'
    case 'has_study_partner':
      return 'study_partner'
    case 'mri_possible':
      return 'mri'
    case 'free_of_condition':
      return 'conditions'
    case 'not_treated_with':
      return 'treatments'
    case 'checked_by_team':
    default:
      return undefined
  }
}
