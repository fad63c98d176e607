import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { criteriaCatalog } from '../../criteria/index.ts'
import { studyEntriesCatalog } from '../../study-entries/index.ts'

export const studiesCatalog = joinCatalogs(criteriaCatalog, studyEntriesCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
