import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { formFlowCatalog } from '../form-flow/index.ts'
import { callRequestsCatalog } from './catalog.ts'

/** The texts of a request's stages, except those of its feature. */
export const stageWords = joinCatalogs(formFlowCatalog, callRequestsCatalog)
