import type { Choice } from '@clairmemoire/domain/study'
import type { Side } from './eligibility-line.ts'
import type { SuggestedCriterion } from './suggestion.ts'

/** What a text made readable says of the life of a person, for entry or against it. */
export interface LifeRule {
  why: string
  criterionIn: (text: string, side: Side) => SuggestedCriterion | undefined
}

export function answer(question: Choice, ...answers: string[]): SuggestedCriterion {
  return { kind: 'answer_among', question, answers }
}
