import { formFlowCatalog } from '../../form-flow/index.ts'

/** Further catalogs that the stages need. */
export const stageWords = formFlowCatalog
