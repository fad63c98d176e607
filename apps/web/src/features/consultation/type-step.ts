import type { ConsultationType } from '@clairmemoire/api-client/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceStep, type FlowValues, type Step } from '../../form-flow/index.ts'

const labels: Record<ConsultationType, MessageDescriptor> = {
  video: msg({ id: 'consultation.type.video', message: 'En vidéo, depuis chez vous' }),
  in_person: msg({ id: 'consultation.type.in-person', message: 'Sur place, avec le médecin' }),
  home_visit: msg({ id: 'consultation.type.home-visit', message: 'Chez vous : le médecin se déplace' }),
}

/** Among what the operator offers. */
export function typeStep(i18n: I18n, types: readonly ConsultationType[]): Step {
  return choiceStep(i18n, {
    id: 'consultation_type',
    title: msg({ id: 'consultation.type.title', message: 'Comment voulez-⁠vous voir le médecin ?' }),
    hint: msg({ id: 'consultation.type.hint', message: 'Vous pourrez en changer pendant l’appel.' }),
    options: Object.fromEntries(types.map((type) => [type, labels[type]])),
  })
}

/** In person until the person says how. */
export function chosenType({ consultation_type: chosen }: FlowValues): ConsultationType {
  return typeof chosen === 'string' && chosen in labels ? (chosen as ConsultationType) : 'in_person'
}
