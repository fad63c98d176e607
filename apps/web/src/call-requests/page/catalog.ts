import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { openingCatalog } from '../../form-flow/index.ts'

/** The texts of a request's introduction, except those of its feature. */
export const requestPageCatalog = joinCatalogs(openingCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
