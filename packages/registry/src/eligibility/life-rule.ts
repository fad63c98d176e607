import type { Choice } from '@clairmemoire/domain/study'
import type { Side } from './eligibility-line.ts'
import type { SuggestedCriterion } from './suggestion.ts'

/** Suggests a criterion about a person's life from a normalized text. */
export interface LifeRule {
  why: string
  criterionIn: (text: string, side: Side) => SuggestedCriterion | undefined
}

export function answer(question: Choice, ...answers: string[]): SuggestedCriterion {
  return { kind: 'answer_among', question, answers }
}
