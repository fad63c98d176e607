import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'

const french = () => import('./locales/fr.po')

/** The texts of the stages: those of the pre-consultation, forms and call requests. */
export const stageWords = joinCatalogs(formFlowCatalog, callRequestsCatalog, { fr: french, en: french })
