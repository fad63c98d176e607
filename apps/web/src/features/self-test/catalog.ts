import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** The test's own messages and those of its form; its questions come with their words. */
export const selfTestCatalog = joinCatalogs(formFlowCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
