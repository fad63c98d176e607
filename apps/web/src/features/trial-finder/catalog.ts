import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** The finder's own messages, those of its forms and of criteria. */
export const trialFinderCatalog = joinCatalogs(formFlowCatalog, criteriaCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})
