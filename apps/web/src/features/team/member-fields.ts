import { longestPersonName } from '@clairmemoire/domain/person-name'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactField } from '../../form-flow/index.ts'

/** What an administrator types of somebody else; nothing of it is the administrator’s own to be filled in. */
export function memberFields(i18n: I18n) {
  return {
    firstName: {
      id: 'first_name',
      type: 'name',
      label: i18n._(msg({ id: 'team.first-name', message: 'Prénom' })),
      missing: i18n._(msg({ id: 'team.first-name.missing', message: 'Écrivez le prénom' })),
      maxLength: longestPersonName,
    },
    lastName: {
      id: 'last_name',
      type: 'name',
      label: i18n._(msg({ id: 'team.last-name', message: 'Nom de famille' })),
      missing: i18n._(msg({ id: 'team.last-name.missing', message: 'Écrivez le nom de famille' })),
      maxLength: longestPersonName,
    },
    email: {
      id: 'email',
      type: 'email',
      label: i18n._(msg({ id: 'team.email', message: 'Adresse e-mail à la clinique' })),
      hint: i18n._(msg({ id: 'team.email.hint', message: 'Nous y envoyons le lien pour choisir un mot de passe.' })),
      missing: i18n._(msg({ id: 'team.email.missing', message: 'Écrivez une adresse e-mail' })),
      maxLength: 254,
      autoComplete: 'off',
    },
  } satisfies Record<string, ContactField>
}

export const memberTitle = msg({ id: 'team.member', message: 'Personne de l’équipe' })
