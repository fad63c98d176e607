import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { criteriaCatalog } from '../../criteria/index.ts'

export const studiesCatalog = joinCatalogs(criteriaCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
