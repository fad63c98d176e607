import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The words of a page until its first stage is loaded. */
export const openingCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
