import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The words of forms, without those of a page that shows none yet: `openingCatalog`. */
export const formFlowCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
