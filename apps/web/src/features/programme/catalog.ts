import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The pages exist only in French, so both locales use the French catalog. */
const french = () => import('./locales/fr.po')

export const programmeCatalog: Catalog = { fr: french, en: french }
