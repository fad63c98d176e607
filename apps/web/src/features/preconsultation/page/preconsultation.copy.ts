import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { requestPageCatalog } from '../../../call-requests/index.ts'
import type { PageCopy } from '../../../routing/page-loader.ts'

/** The pages exist only in French, so both locales use the French catalog. `stage-words.ts` has the texts of the stages. */
const french = () => import('./locales/fr.po')

const preconsultationCatalog = joinCatalogs(requestPageCatalog, { fr: french, en: french })

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
  title: msg({ id: 'preconsultation.completed.page.title', message: 'L’envoi de votre préparation' }),
  description: msg({
    id: 'preconsultation.completed.page.description',
    message: 'Si votre préparation est envoyée depuis cet appareil : votre référence et le jour de notre appel.',
  }),
}
