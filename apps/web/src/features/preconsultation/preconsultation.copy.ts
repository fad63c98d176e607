import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { preconsultationCatalog } from './catalog.ts'

export const preconsultationCopy: PageCopy = {
  catalog: preconsultationCatalog,
  title: msg({ id: 'preconsultation.page.title', message: 'Préparer une consultation' }),
  description: msg({
    id: 'preconsultation.page.description',
    message: 'Préparez votre consultation pour la mémoire, partie par partie, dans l’ordre que vous voulez.',
  }),
}

export const preconsultationContactCopy: PageCopy = {
  catalog: preconsultationCatalog,
  title: msg({ id: 'preconsultation.contact.page.title', message: 'Envoyer ce que vous avez préparé' }),
  description: msg({
    id: 'preconsultation.contact.page.description',
    message: 'Dites comment vous joindre et quand vous appeler, puis vérifiez tout avant l’envoi.',
  }),
}

export const preconsultationCompletedCopy: PageCopy = {
  catalog: preconsultationCatalog,
  title: msg({ id: 'preconsultation.completed.page.title', message: 'Votre préparation est envoyée' }),
  description: msg({
    id: 'preconsultation.completed.page.description',
    message: 'Votre référence, le jour de notre appel et la feuille pour votre médecin.',
  }),
}
