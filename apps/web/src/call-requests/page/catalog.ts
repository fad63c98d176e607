import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { openingCatalog } from '../../form-flow/index.ts'

/** What the introduction of a request says beside the words of its feature. */
export const requestPageCatalog = joinCatalogs(openingCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
