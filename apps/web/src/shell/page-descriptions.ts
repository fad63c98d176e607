import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Screen } from '../routing/site-map.ts'

/** What search engines show under the title of a page (R2-02). One language is loaded, so that no page carries the other. A study describes itself. */
export const pageDescriptions: Record<Exclude<Screen, 'StudyDetail'>, MessageDescriptor> = {
  Home: msg({
    id: 'shell.description.home',
    message:
      'Un doute sur votre mémoire ou celle d’un proche ? Des informations claires sur les études de recherche, et une équipe à votre écoute par téléphone.',
  }),
  StudiesHome: msg({
    id: 'shell.description.studies',
    message:
      'Les études de recherche sur la mémoire présentées simplement : à qui elles s’adressent, ce qu’elles demandent et où elles en sont.',
  }),
  TrialFinder: msg({
    id: 'shell.description.finder',
    message:
      'Quelques questions simples, pour vous ou pour un proche, afin de savoir si une étude sur la mémoire peut vous correspondre.',
  }),
  Legal: msg({ id: 'shell.description.legal', message: 'Qui édite et héberge ce site, et comment nous joindre.' }),
  PrivacyPolicy: msg({
    id: 'shell.description.privacy',
    message: 'Ce que nous faisons de vos informations, combien de temps nous les gardons et quels sont vos droits.',
  }),
  ServiceUnavailable: msg({
    id: 'shell.description.unavailable',
    message: 'Le service est très demandé en ce moment. Réessayez un peu plus tard.',
  }),
}
