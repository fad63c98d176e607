import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { studyEntriesCatalog } from '../../study-entries/index.ts'

/** What the stages say beside the finder's own words: of forms, requests for a call, criteria and what lists say of studies. */
export const stageWords = joinCatalogs(formFlowCatalog, callRequestsCatalog, criteriaCatalog, studyEntriesCatalog)
