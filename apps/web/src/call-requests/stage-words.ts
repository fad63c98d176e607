import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { formFlowCatalog } from '../form-flow/index.ts'
import { callRequestsCatalog } from './catalog.ts'

/** What the stages of a request say beside the words of its feature. */
export const stageWords = joinCatalogs(formFlowCatalog, callRequestsCatalog)
