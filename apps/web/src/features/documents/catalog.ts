import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { blocksCatalog } from '../../blocks/index.ts'

export const documentsCatalog = joinCatalogs(blocksCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
