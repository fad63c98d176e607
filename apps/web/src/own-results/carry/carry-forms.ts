import type { Catalog } from '@clairmemoire/i18n/catalog'

export { CreateFile } from './create-file.tsx'
export { OpenFile } from './open-file.tsx'

export const carryCatalog: Catalog = {
  fr: () => import('../locales/fr.po'),
  en: () => import('../locales/en.po'),
}
