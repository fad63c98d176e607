import type { SiteContext } from '../../platform/site/site-context.ts'
import { carriedOr } from '../../routing/page-loader.ts'
import { loadPrivacyText } from './privacy-text.ts'

export const loadPrivacyPolicy = carriedOr(async ({ context }: { context: SiteContext }) => {
  const { textPageData } = await import('./text-page-data.ts')
  return textPageData(context, loadPrivacyText)
})
