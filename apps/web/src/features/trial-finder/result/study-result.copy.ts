import type { StudyAssessment } from '@clairmemoire/api-client/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const statusLabels: Record<StudyAssessment['status'], MessageDescriptor> = {
  recruiting: msg({ id: 'trial-finder.status.recruiting', message: 'Recrute actuellement' }),
  to_confirm: msg({ id: 'trial-finder.status.to-confirm', message: 'Recrutement à confirmer' }),
  closed: msg({ id: 'trial-finder.status.closed', message: 'Ne recrute plus' }),
}

export const reasonLabels: Record<NonNullable<StudyAssessment['reason']>, MessageDescriptor> = {
  criteria: msg({ id: 'trial-finder.reason.criteria', message: 'Au moins une condition n’est pas remplie.' }),
  no_recruiting_site: msg({
    id: 'trial-finder.reason.no-recruiting-site',
    message: 'Aucun lieu d’étude ne recrute dans votre pays pour le moment.',
  }),
  closed: msg({ id: 'trial-finder.reason.closed', message: 'Cette étude ne recrute plus.' }),
}
