import type { Catalog } from '@clairmemoire/i18n/catalog'

/** The fixed texts of blocks, which editors do not write. */
export const blocksCatalog: Catalog = { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') }

export { Blocks, loadDrawing, loadPartsOf } from './blocks.tsx'
export { type ExplainedText, explainer } from './explained.ts'
export { ExplainedLine } from './explained-line.tsx'
export { linkTo } from './link-to.tsx'
export { filled } from './named-facts.ts'
export { type Part, type PlacedBlock, partsOf, placed } from './placed-blocks.ts'
export { RelatedArticles } from './related-articles.tsx'
