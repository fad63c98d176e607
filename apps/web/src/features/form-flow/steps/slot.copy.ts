import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PartOfDay } from './slot-rules.ts'

export const callMeBackLabel: MessageDescriptor = msg({
  id: 'form-flow.slot.call-me-back',
  message: 'Sans heure précise : rappelez-moi',
})

export const partOfDayLabels: Record<PartOfDay, MessageDescriptor> = {
  morning: msg({ id: 'form-flow.slot.morning', message: 'Le matin' }),
  afternoon: msg({ id: 'form-flow.slot.afternoon', message: 'L’après-midi' }),
  any: msg({ id: 'form-flow.slot.any', message: 'Le matin ou l’après-midi' }),
}
