import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { blocksCatalog } from '../../blocks/index.ts'

/** Articles are French in either catalog: the English site has none, so it asks for no words of theirs. */
const french = () => import('./locales/fr.po')

export const articlesCatalog = joinCatalogs(blocksCatalog, { fr: french, en: french })
