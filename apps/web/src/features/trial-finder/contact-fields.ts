import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactField, PhoneNotation } from '../form-flow/index.ts'

/** What is asked of a person; `autoComplete` tokens only where the person is the visitor (WCAG 1.3.5). */
export function contactFields(i18n: I18n, isVisitor: boolean) {
  const token = (autoComplete: string) => (isVisitor ? { autoComplete } : {})
  return {
    firstName: {
      id: 'first_name',
      type: 'text',
      label: i18n._(msg({ id: 'trial-finder.contact.first-name', message: 'Prénom' })),
      missing: i18n._(msg({ id: 'trial-finder.contact.first-name.missing', message: 'Écrivez le prénom' })),
      maxLength: 100,
      ...token('given-name'),
    },
    lastName: {
      id: 'last_name',
      type: 'text',
      label: i18n._(msg({ id: 'trial-finder.contact.last-name', message: 'Nom de famille' })),
      missing: i18n._(msg({ id: 'trial-finder.contact.last-name.missing', message: 'Écrivez le nom de famille' })),
      maxLength: 100,
      ...token('family-name'),
    },
    email: {
      id: 'email',
      type: 'email',
      label: i18n._(msg({ id: 'trial-finder.contact.email', message: 'Adresse e-mail' })),
      hint: i18n._(
        msg({ id: 'trial-finder.contact.email.hint', message: 'Nous y envoyons la confirmation de votre demande.' }),
      ),
      missing: i18n._(msg({ id: 'trial-finder.contact.email.missing', message: 'Écrivez une adresse e-mail' })),
      maxLength: 254,
      ...token('email'),
    },
    postalCode: {
      id: 'postal_code',
      type: 'text',
      label: i18n._(msg({ id: 'trial-finder.contact.postal-code', message: 'Département ou code postal' })),
      hint: i18n._(
        msg({
          id: 'trial-finder.contact.postal-code.hint',
          message: 'Pour vous parler d’abord des études près de chez vous.',
        }),
      ),
      maxLength: 10,
      ...token('postal-code'),
    },
    relation: {
      id: 'relation',
      type: 'text',
      label: i18n._(msg({ id: 'trial-finder.contact.relation', message: 'Lien avec vous' })),
      hint: i18n._(
        msg({ id: 'trial-finder.contact.relation.hint', message: 'Par exemple : ma fille, mon voisin. Facultatif.' }),
      ),
      maxLength: 100,
    },
  } satisfies Record<string, ContactField>
}

export function phoneField(i18n: I18n, isVisitor: boolean, notation: PhoneNotation): ContactField {
  return {
    id: 'phone',
    type: 'phone',
    notation,
    label: i18n._(msg({ id: 'trial-finder.contact.phone', message: 'Numéro de téléphone' })),
    hint: i18n._(
      msg({ id: 'trial-finder.contact.phone.hint', message: 'Avec ou sans espaces, par exemple 06 39 98 12 34.' }),
    ),
    missing: i18n._(msg({ id: 'trial-finder.contact.phone.missing', message: 'Écrivez un numéro de téléphone' })),
    maxLength: 40,
    ...(isVisitor ? { autoComplete: 'tel' } : {}),
  }
}
