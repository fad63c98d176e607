import type { StudyStatus } from '@clairmemoire/domain/study'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const statusLabels: Record<StudyStatus, MessageDescriptor> = {
  recruiting: msg({ id: 'study-entries.status.recruiting', message: 'Recrute actuellement' }),
  to_confirm: msg({ id: 'study-entries.status.to-confirm', message: 'Recrutement à confirmer' }),
  not_yet_recruiting: msg({ id: 'study-entries.status.not-yet', message: 'Ne recrute pas encore' }),
  closed: msg({ id: 'study-entries.status.closed', message: 'Ne recrute plus' }),
}
