import type { StudyAssessment, TrialRecommendation } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusLabels } from '../../../study-entries/index.ts'

type Reason = NonNullable<StudyAssessment['reason']>

const outcomes: Record<Exclude<StudyAssessment['outcome'], 'no_match'>, MessageDescriptor> = {
  match: msg({ id: 'trial-finder.outcome.match', message: 'Correspond à vos réponses' }),
  cannot_tell: msg({ id: 'trial-finder.outcome.cannot-tell', message: 'Pourrait convenir : à voir ensemble' }),
}

const reasons: Record<Reason, MessageDescriptor> = {
  criteria: msg({ id: 'trial-finder.outcome.criteria', message: 'Ne correspond pas à vos réponses' }),
  no_site_in_country: msg({ id: 'trial-finder.outcome.no-site', message: 'Aucun lieu dans votre pays' }),
  no_recruiting_site: statusLabels.paused,
  paused: statusLabels.paused,
  not_yet_recruiting: statusLabels.not_yet_recruiting,
  closed: statusLabels.closed,
}

/** What the badge of a study says; no heading above it says more. */
export function outcomeLabel({ outcome, reason }: StudyAssessment): MessageDescriptor {
  return outcome === 'no_match' ? reasons[reason ?? 'criteria'] : outcomes[outcome]
}

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
