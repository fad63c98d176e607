import type { StudyAssessment, TrialRecommendation } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'

/** The studies a call makes sense about, and the others; each in the order of the comparison. */
export interface OrderedResult {
  open: readonly StudyAssessment[]
  others: readonly StudyAssessment[]
}

/** The study a visitor came for stands first among those that suit as well; it never outranks one that suits better. */
export function orderedResult({ studies }: TrialRecommendation, requested: StudyCode | undefined): OrderedResult {
  const open = studies.filter(({ outcome }) => outcome !== 'no_match')
  const others = studies.filter(({ outcome }) => outcome === 'no_match')
  const first = open[0]?.outcome
  const isFirst = ({ trial_code, outcome }: StudyAssessment) => trial_code === requested && outcome === first
  return { open: [...open.filter(isFirst), ...open.filter((study) => !isFirst(study))], others }
}
