import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** The texts of the stages: those of the test and of forms. */
export const stageWords = joinCatalogs(formFlowCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
