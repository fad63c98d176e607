import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { requestPageCatalog } from '../../call-requests/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** The page exists only in French, so both locales use the French catalog. */
const french = () => import('./locales/fr.po')

export const consultationCopy: PageCopy = {
  catalog: joinCatalogs(requestPageCatalog, { fr: french, en: french }),
  title: msg({ id: 'consultation.page.title', message: 'Demander une consultation' }),
  description: msg({
    id: 'consultation.page.description',
    message:
      'Demandez une consultation pour la mémoire. Nous vous appelons pour choisir avec vous le moment et le lieu.',
  }),
}

export { ConsultationRequestPage } from './consultation-page.tsx'
