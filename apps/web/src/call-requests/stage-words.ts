import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { formFlowCatalog } from '../form-flow/index.ts'
import { callRequestsCatalog } from './catalog.ts'

/** The words of a request's stages besides those of its feature. */
export const stageWords = joinCatalogs(formFlowCatalog, callRequestsCatalog)
