import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The texts that a page needs before its first stage is loaded. */
export const openingCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
