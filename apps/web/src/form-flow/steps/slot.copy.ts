import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PartOfDay } from './slot-rules.ts'

export const callMeBackLabel: MessageDescriptor = msg({
  id: 'form-flow.slot.call-me-back',
  message: 'Sans heure précise : rappelez-moi',
})

export const partOfDayLabels: Record<PartOfDay, MessageDescriptor> = {
  morning: msg({ id: 'form-flow.slot.morning', message: 'Le matin, de 9 h à 12 h' }),
  afternoon: msg({ id: 'form-flow.slot.afternoon', message: 'L’après-midi, de 14 h à 17 h' }),
  any: msg({ id: 'form-flow.slot.any', message: 'Dans la journée, de 9 h à 17 h' }),
}
