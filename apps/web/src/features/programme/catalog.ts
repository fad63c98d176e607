import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The pages are French in either catalog: the English site has none, so they ask for no words of their own. */
const french = () => import('./locales/fr.po')

export const programmeCatalog: Catalog = { fr: french, en: french }
