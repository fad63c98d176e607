import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** The pages are French in either catalog: the English site has none, so they ask for no words of their own. */
const french = () => import('./locales/fr.po')

export const professionalsCatalog = joinCatalogs(formFlowCatalog, callRequestsCatalog, { fr: french, en: french })
