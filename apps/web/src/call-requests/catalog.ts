import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The texts of requests, except those of their introduction (`requestPageCatalog`). */
export const callRequestsCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
