import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The words of forms, without those needed before the first stage (`openingCatalog`). */
export const formFlowCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
