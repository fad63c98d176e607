import type { SiteContext } from '../../platform/site/site-context.ts'
import { carriedOr } from '../../routing/page-loader.ts'
import { loadLegalText } from './legal-text.ts'

export const loadLegal = carriedOr(async ({ context }: { context: SiteContext }) => {
  const { textPageData } = await import('./text-page-data.ts')
  return textPageData(context, loadLegalText)
})
