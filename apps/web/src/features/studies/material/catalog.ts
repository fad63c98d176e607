import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { formFlowCatalog } from '../../../form-flow/index.ts'
import { studiesCatalog } from '../catalog.ts'

/** With the words around the opener, which a page that was opened by its address carries only in part. */
export const materialCatalog = joinCatalogs(formFlowCatalog, studiesCatalog)
