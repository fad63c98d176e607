import type { Criterion } from '@clairmemoire/domain/study'
import type { EligibilityLine, Side } from '../eligibility/eligibility-line.ts'
import { suggestedCriteria } from '../eligibility/suggested-criteria.ts'
import type { SuggestedCriterion } from '../eligibility/suggestion.ts'
import { missing, type Said } from './missing.ts'

export interface DraftLine {
  line: number
  /** Its number or letter in the register. */
  marker?: string
  side: Said<Side>
  under?: readonly string[]
  text: string
  criteria: readonly Criterion[] | 'none: a heading' | 'checked by the team'
  why: string
  /** False in a draft; a person sets it to true after checking the line. */
  seen: false
}

/** The lines of a register, each with suggested criteria. */
export function draftLines(lines: readonly EligibilityLine[]): DraftLine[] {
  const used = new Map<string, number>()
  return lines.map((line, index) => {
    const { criteria, why } = suggestedCriteria(line)
    const ours = criteria.map((criterion) => withId(criterion, used))
    const empty = line.role === 'heading' ? 'none: a heading' : 'checked by the team'
    return {
      line: index + 1,
      ...(/[\da-z]/i.test(line.marker) && { marker: line.marker }),
      side: line.side ?? missing,
      ...(line.under.length > 0 && { under: line.under }),
      text: line.text,
      criteria: ours.length > 0 ? ours : empty,
      why,
      seen: false,
    }
  })
}

/** Ids are unique in a study: "age", then "age-2". */
function withId(criterion: SuggestedCriterion, used: Map<string, number>): Criterion {
  const name = nameOf(criterion)
  const count = (used.get(name) ?? 0) + 1
  used.set(name, count)
  const id = count === 1 ? name : `${name}-${count}`
  return 'criteria' in criterion
    ? { ...criterion, id, criteria: criterion.criteria.map((part) => withId(part, used)) }
    : { ...criterion, id }
}

const names: Partial<Record<Criterion['kind'], string>> = {
  age_between: 'age',
  stage_among: 'stage',
  no_known_dementia: 'population',
  has_study_partner: 'study-partner',
  mri_possible: 'mri',
  has_memory_worries: 'memory-worries',
  all_of: 'all-of',
  any_of: 'one-of',
  none_of: 'none-of',
}

function nameOf(criterion: SuggestedCriterion): string {
  if (criterion.kind === 'free_of_condition') return criterion.condition.replaceAll('_', '-')
  if (criterion.kind === 'not_treated_with') return criterion.treatment.replaceAll('_', '-')
  if (criterion.kind === 'answer_among') return criterion.question.replaceAll('_', '-')
  if (criterion.kind === 'at_least') return criterion.amount.replaceAll('_', '-')
  if (criterion.kind === 'checked_by_team') return criterion.topic.replaceAll('_', '-')
  return names[criterion.kind] ?? criterion.kind
}
