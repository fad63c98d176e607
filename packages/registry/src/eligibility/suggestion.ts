import type { Criterion } from '@clairmemoire/domain/study'

type WithoutId<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never

/** One of our criteria before it gets an id in a study. */
export type SuggestedCriterion = WithoutId<Criterion>

/** The suggested criteria for a line. If this list is empty, the study team checks the line. */
export interface Suggestion {
  criteria: readonly SuggestedCriterion[]
  /** The reason in plain words, for the person who reviews the line. */
  why: string
}
