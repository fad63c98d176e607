import type { Condition, Treatment } from '@clairmemoire/domain/study'
import type { SuggestedCriterion } from './suggestion.ts'

/** Suggests that a line excludes a condition or treatment. */
export interface ConditionRule {
  criteria: readonly SuggestedCriterion[]
  why: string
  /** The index in a normalized text at which it is named; negative if it is not. */
  placeIn: (text: string) => number
}

interface Naming {
  /** Completes "It names …". */
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
