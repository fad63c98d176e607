import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** The page is French in either catalog: the English site has none, so it asks for no words of its own. */
const french = () => import('./locales/fr.po')

export const programmeCatalog = joinCatalogs(formFlowCatalog, callRequestsCatalog, { fr: french, en: french })
