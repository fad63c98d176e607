import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The texts of forms, except those that a page needs before its first stage (`openingCatalog`). */
export const formFlowCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
