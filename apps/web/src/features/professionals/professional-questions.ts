import type { Country } from '@clairmemoire/domain/country'
import { readAdeliNumber, readRppsNumber } from '@clairmemoire/domain/professional-number'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type ContactField,
  choiceStep,
  type FlowValues,
  phoneField,
  phoneNotation,
  type QuestionStep,
  visitorFields,
} from '../../form-flow/index.ts'

/** What is asked of a healthcare professional about themselves. A register tells a person by its number: whether it is theirs, somebody asks. */
export function professionalFields(i18n: I18n, country: Country) {
  const { firstName, lastName, email } = visitorFields(i18n)
  return {
    firstName,
    lastName: {
      ...lastName,
      missing: i18n._(msg({ id: 'professionals.last-name.missing', message: 'Écrivez votre nom de famille' })),
    },
    phone: {
      ...phoneField(i18n, { country, notation: phoneNotation(country), isVisitor: true }),
      label: i18n._(msg({ id: 'professionals.phone', message: 'Votre téléphone professionnel' })),
    },
    email,
    rpps: {
      id: 'rpps',
      type: 'number',
      label: i18n._(msg({ id: 'professionals.rpps', message: 'Votre numéro RPPS' })),
      hint: i18n._(
        msg({ id: 'professionals.rpps.hint', message: 'Les 11 chiffres de votre carte, avec ou sans espaces.' }),
      ),
      missing: i18n._(msg({ id: 'professionals.rpps.missing', message: 'Écrivez votre numéro RPPS' })),
      wrong: i18n._(
        msg({
          id: 'professionals.rpps.wrong',
          message: 'Vérifiez votre numéro RPPS : il a 11 chiffres, et le dernier contrôle les autres',
        }),
      ),
      maxLength: 20,
      read: readRppsNumber,
    },
    adeli: {
      id: 'adeli',
      type: 'number',
      label: i18n._(msg({ id: 'professionals.adeli', message: 'Votre numéro ADELI' })),
      hint: i18n._(
        msg({ id: 'professionals.adeli.hint', message: 'Si vous n’avez pas de numéro RPPS : 9 caractères.' }),
      ),
      wrong: i18n._(
        msg({
          id: 'professionals.adeli.wrong',
          message: 'Vérifiez votre numéro ADELI : le département, puis 7 chiffres',
        }),
      ),
      maxLength: 20,
      read: readAdeliNumber,
    },
  } satisfies Record<string, ContactField>
}

/** A question with closed answers, of which several may be chosen. */
export function severalStep(i18n: I18n, copy: Parameters<typeof choiceStep>[1]): QuestionStep {
  const step = choiceStep(i18n, copy)
  return { ...step, question: { ...step.question, type: 'several_of' } }
}

/** What was chosen there, in the words of the question. */
export function chosenWords(i18n: I18n, values: FlowValues, { id, options }: Parameters<typeof choiceStep>[1]): string {
  const chosen = [values[id]].flat()
  return Object.entries(options)
    .filter(([option]) => chosen.includes(option))
    .map(([, label]) => i18n._(label))
    .join(', ')
}
