import type { Catalog } from '@clairmemoire/i18n/catalog'

export const cookieConsentCatalog: Catalog = {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
}
