import { formFlowCatalog } from '../../form-flow/index.ts'

/** What the stages say beside the test's own words. */
export const stageWords = formFlowCatalog
