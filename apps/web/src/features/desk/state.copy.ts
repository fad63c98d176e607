import type { DeskRequest } from '@clairmemoire/api-client/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What became of a request, in a word or two. */
export const stateLabels: Record<DeskRequest['state']['name'], MessageDescriptor> = {
  received: msg({ id: 'desk.state.received', message: 'Appel à faire' }),
  call_planned: msg({ id: 'desk.state.planned', message: 'Rendez-vous pris' }),
  called: msg({ id: 'desk.state.called', message: 'Appel fait' }),
  cancelled: msg({ id: 'desk.state.cancelled', message: 'Appel annulé par la personne' }),
  withdrawn: msg({ id: 'desk.state.withdrawn', message: 'Accord retiré : ne pas appeler' }),
}
