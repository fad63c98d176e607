import type { Condition, Treatment } from '@clairmemoire/domain/study'
import type { SuggestedCriterion } from './suggestion.ts'

/** Suggests that a line excludes a condition or treatment. */
export interface ConditionRule {
  criteria: readonly SuggestedCriterion[]
  why: string
  /** The index at which a normalized text names the condition or treatment; negative if it does not. */
  placeIn: (text: string) => number
}

interface Naming {
  /** The end of the sentence "It names …". */
  what: string
  named: RegExp
  unless?: RegExp
}

export function conditionRule(condition: Condition, naming: Naming): ConditionRule {
  return { ...named(naming), criteria: [{ kind: 'free_of_condition', condition }] }
}

export function treatmentRule(treatment: Treatment, naming: Naming): ConditionRule {
  return { ...named(naming), criteria: [{ kind: 'not_treated_with', treatment }] }
}

function named({ what, named: words, unless }: Naming): Pick<ConditionRule, 'why' | 'placeIn'> {
  return {
    why: `It names ${what}.`,
    placeIn: (text) => (unless?.test(text) === true ? -1 : text.search(words)),
  }
}
