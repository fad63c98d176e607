import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { studyEntriesCatalog } from '../../study-entries/index.ts'

/** The texts of the stages: those of the finder, forms, call requests, criteria and study entries. */
export const stageWords = joinCatalogs(
  { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  formFlowCatalog,
  callRequestsCatalog,
  criteriaCatalog,
  studyEntriesCatalog,
)
