import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** Of both pages: the request about one study, and the one about research as such. */
export const studyRequestsCatalog = joinCatalogs(formFlowCatalog, callRequestsCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
