import type { Country } from '@clairmemoire/domain/country'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Step } from '../../form-flow/index.ts'

/** Where the doctor would come to; asked of who wants to be seen at home. */
export function placeStep(i18n: I18n, country: Country, wording: 'self' | 'someone_else'): Step {
  const hint = i18n._(
    msg({ id: 'consultation.place.hint', message: 'Le médecin a besoin de savoir s’il peut venir jusque-là.' }),
  )
  return {
    kind: 'question',
    id: 'postal_code',
    wording,
    question: {
      id: 'postal_code',
      type: 'postal_code',
      required: true,
      label: {
        self: i18n._(msg({ id: 'consultation.place.self', message: 'Quel est votre code postal ?' })),
        someone_else: i18n._(
          msg({ id: 'consultation.place.someone-else', message: 'Quel est le code postal de cette personne ?' }),
        ),
      },
      hint: { self: hint, someone_else: hint },
      validation: { country },
    },
  }
}
