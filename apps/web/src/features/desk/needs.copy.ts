import type { CallNeed } from '@clairmemoire/api-client/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What to know before calling, in few words. */
export const needLabels: Record<CallNeed, MessageDescriptor> = {
  speak_up: msg({ id: 'desk.needs.speak-up', message: 'Parler fort' }),
  hearing_aid: msg({ id: 'desk.needs.hearing-aid', message: 'Appareil auditif' }),
  video: msg({ id: 'desk.needs.video', message: 'Préfère un appel vidéo' }),
  interpreter: msg({ id: 'desk.needs.interpreter', message: 'Besoin d’un interprète' }),
}
