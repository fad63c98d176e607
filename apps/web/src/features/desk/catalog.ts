import type { Catalog } from '@clairmemoire/i18n/catalog'

export const deskCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
