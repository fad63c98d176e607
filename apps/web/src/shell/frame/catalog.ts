import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The texts of header and footer, and of what only the server renders. */
export const frameCatalog: Catalog = { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') }
