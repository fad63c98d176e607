import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SectionState } from './section-steps.ts'

export const stateLabels: Record<SectionState, MessageDescriptor> = {
  open: msg({ id: 'preconsultation.state.open', message: 'À faire' }),
  begun: msg({ id: 'preconsultation.state.begun', message: 'Commencée' }),
  done: msg({ id: 'preconsultation.state.done', message: 'Finie' }),
}
