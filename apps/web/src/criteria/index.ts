import type { Catalog } from '@clairmemoire/i18n/catalog'

export const criteriaCatalog: Catalog = { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') }

export { checkedByTeam } from './checked-by-team.copy.ts'
export { criterionText } from './criterion-text.copy.ts'
