import type { Catalog } from '@clairmemoire/i18n/catalog'

/** What blocks say that no editor has written. */
export const blocksCatalog: Catalog = { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') }
