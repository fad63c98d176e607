import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { studyEntriesCatalog } from '../../study-entries/index.ts'

export const homeCopy: PageCopy = {
  catalog: joinCatalogs(studyEntriesCatalog, {
    fr: () => import('./locales/fr.po'),
    en: () => import('./locales/en.po'),
  }),
  title: msg({ id: 'home.page.title', message: 'Clinique en ligne de la mémoire' }),
  description: msg({
    id: 'home.page.description',
    message:
      'Un doute sur votre mémoire ou celle d’un proche ? Des informations claires sur les études de recherche, et une équipe à votre écoute par téléphone.',
  }),
}
