import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Reason = NonNullable<StudyAssessment['reason']>

const outcomes: Record<Exclude<StudyAssessment['outcome'], 'no_match'>, MessageDescriptor> = {
  match: msg({ id: 'trial-finder.outcome.match', message: 'Correspond à vos réponses' }),
  cannot_tell: msg({ id: 'trial-finder.outcome.cannot-tell', message: 'Pourrait convenir : à voir ensemble' }),
}

export const statusLabels: Record<StudyAssessment['status'], MessageDescriptor> = {
  recruiting: msg({ id: 'trial-finder.status.recruiting', message: 'Recrute actuellement' }),
  to_confirm: msg({ id: 'trial-finder.status.to-confirm', message: 'Recrutement à confirmer' }),
  not_yet_recruiting: msg({ id: 'trial-finder.status.not-yet', message: 'Ne recrute pas encore' }),
  closed: msg({ id: 'trial-finder.status.closed', message: 'Ne recrute plus' }),
}

const reasons: Record<Reason, MessageDescriptor> = {
  criteria: msg({ id: 'trial-finder.outcome.criteria', message: 'Ne correspond pas à vos réponses' }),
  no_site_in_country: msg({ id: 'trial-finder.outcome.no-site', message: 'Aucun lieu dans votre pays' }),
  no_recruiting_site: msg({ id: 'trial-finder.outcome.no-recruiting-site', message: 'Ne recrute pas pour le moment' }),
  not_yet_recruiting: statusLabels.not_yet_recruiting,
  closed: statusLabels.closed,
}

/** What the badge of a study says; no heading above it says more. */
export function outcomeLabel({ outcome, reason }: StudyAssessment): MessageDescriptor {
  return outcome === 'no_match' ? reasons[reason ?? 'criteria'] : outcomes[outcome]
}
