import { formFlowCatalog } from '../../form-flow/index.ts'

/** The texts of the stages besides those of the test. */
export const stageWords = formFlowCatalog
