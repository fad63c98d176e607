import type { Criterion } from '@clairmemoire/domain/study'

type WithoutId<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never

/** A criterion of ours before a study gives it an id. */
export type SuggestedCriterion = WithoutId<Criterion>

/** Without criteria the study team checks the line. */
export interface Suggestion {
  criteria: readonly SuggestedCriterion[]
  /** In plain words, for the person who looks at the line. */
  why: string
}
