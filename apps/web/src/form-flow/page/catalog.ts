import type { Catalog } from '@clairmemoire/i18n/catalog'

/** What a page says until its first stage is there. */
export const openingCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
