import type { Country } from '@clairmemoire/domain/country'
import { maxPersonNameLength } from '@clairmemoire/domain/typed-name'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactField, PhoneNotation } from '../step.ts'
import { type ContactDetails, isFieldShown } from './contact-rules.ts'

/** Fields about the visitor. Each label names the person, so that all labels of a check page differ (WCAG 1.3.5, 3.3.2). */
export function visitorFields(i18n: I18n) {
  return {
    firstName: {
      id: 'first_name',
      type: 'name',
      label: i18n._(msg({ id: 'form-flow.contact.first-name', message: 'Votre prénom' })),
      missing: i18n._(msg({ id: 'form-flow.contact.first-name.missing', message: 'Écrivez votre prénom' })),
      maxLength: maxPersonNameLength,
      autoComplete: 'given-name',
    },
    lastName: {
      id: 'last_name',
      type: 'name',
      label: i18n._(msg({ id: 'form-flow.contact.last-name', message: 'Votre nom de famille' })),
      maxLength: maxPersonNameLength,
      autoComplete: 'family-name',
    },
    email: {
      id: 'email',
      type: 'email',
      label: i18n._(msg({ id: 'form-flow.contact.email', message: 'Votre adresse e-mail' })),
      hint: i18n._(
        msg({ id: 'form-flow.contact.email.hint', message: 'Nous y envoyons la confirmation de votre demande.' }),
      ),
      missing: i18n._(msg({ id: 'form-flow.contact.email.missing', message: 'Écrivez une adresse e-mail' })),
      maxLength: 254,
      autoComplete: 'email',
    },
    relation: {
      id: 'relation',
      type: 'text',
      label: i18n._(
        msg({ id: 'form-flow.contact.relation', message: 'Votre lien avec la personne pour qui vous répondez' }),
      ),
      hint: i18n._(msg({ id: 'form-flow.contact.relation.hint', message: 'Par exemple : sa fille, son voisin.' })),
      maxLength: 100,
    },
  } satisfies Record<string, ContactField>
}

/** Fields about a helper, whom the clinic calls instead of the visitor. */
export function helperFields(i18n: I18n) {
  return {
    firstName: {
      id: 'first_name',
      type: 'name',
      label: i18n._(msg({ id: 'form-flow.helper.first-name', message: 'Prénom de la personne à appeler' })),
      missing: i18n._(
        msg({ id: 'form-flow.helper.first-name.missing', message: 'Écrivez le prénom de la personne à appeler' }),
      ),
      maxLength: maxPersonNameLength,
    },
    lastName: {
      id: 'last_name',
      type: 'name',
      label: i18n._(msg({ id: 'form-flow.helper.last-name', message: 'Nom de famille de la personne à appeler' })),
      maxLength: maxPersonNameLength,
    },
    relation: {
      id: 'relation',
      type: 'text',
      label: i18n._(msg({ id: 'form-flow.helper.relation', message: 'Son lien avec vous' })),
      hint: i18n._(msg({ id: 'form-flow.helper.relation.hint', message: 'Par exemple : ma fille, mon voisin.' })),
      missing: i18n._(msg({ id: 'form-flow.helper.relation.missing', message: 'Écrivez son lien avec vous' })),
      maxLength: 100,
    },
  } satisfies Record<string, ContactField>
}

/** The chosen ids in the text of a `choices` field. */
export function chosenIn(text = ''): string[] {
  return text.split(',').filter((id) => id !== '')
}

/** Removes the values of hidden fields, so that a choice about a number does not apply to the next number. */
export function editedDetails(fields: readonly ContactField[], edited: ContactDetails): ContactDetails {
  const hidden = fields.filter((field) => !isFieldShown(field, edited)).map(({ id }) => id)
  return Object.fromEntries(Object.entries(edited).filter(([id]) => !hidden.includes(id)))
}

/** Numbers that are reserved for examples and fiction (Arcep, 555-01). */
const examples: Record<Country, string> = { FR: '+33639981234', US: '+12025550178' }

interface PhoneField {
  country: Country
  notation: PhoneNotation
  isVisitor: boolean
}

export function phoneField(i18n: I18n, { country, notation, isVisitor }: PhoneField): ContactField {
  const example = formatPhone(examples[country])
  return {
    id: 'phone',
    type: 'phone',
    notation,
    label: isVisitor
      ? i18n._(msg({ id: 'form-flow.contact.phone', message: 'Votre numéro de téléphone' }))
      : i18n._(msg({ id: 'form-flow.helper.phone', message: 'Numéro de téléphone de la personne à appeler' })),
    hint: i18n._(msg({ id: 'form-flow.contact.phone.hint', message: `Avec ou sans espaces, par exemple ${example}.` })),
    missing: isVisitor
      ? i18n._(msg({ id: 'form-flow.contact.phone.missing', message: 'Écrivez votre numéro de téléphone' }))
      : i18n._(
          msg({
            id: 'form-flow.helper.phone.missing',
            message: 'Écrivez le numéro de téléphone de la personne à appeler',
          }),
        ),
    maxLength: 40,
    ...(isVisitor ? { autoComplete: 'tel' } : {}),
  }
}
