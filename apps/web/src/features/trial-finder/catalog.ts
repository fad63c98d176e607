import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** The finder's own messages, those of its forms, of requests for a call and of criteria. */
export const trialFinderCatalog = joinCatalogs(formFlowCatalog, callRequestsCatalog, criteriaCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
