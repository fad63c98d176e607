import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { requestPageCatalog } from '../../call-requests/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** The page exists only in French, so both locales use the French catalog. */
const french = () => import('./locales/fr.po')

export const secondaryConsultationCopy: PageCopy = {
  catalog: joinCatalogs(requestPageCatalog, {
    fr: french,
    en: french,
  }),
  title: msg({ id: 'secondary-consultation.page.title', message: 'Vous avez déjà vu un médecin' }),
  description: msg({
    id: 'secondary-consultation.page.description',
    message: 'Vous avez déjà vu un médecin pour la mémoire ? Dites-nous ce que vous cherchez : nous vous appelons.',
  }),
}

export { SecondaryConsultationPage } from './secondary-consultation-page.tsx'
