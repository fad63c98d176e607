import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

/** What the home page needs; a document that carries it has no use for what makes it. */
export const loadHome = withHydratedData(async ({ context }: { context: SiteContext }) => {
  const { homePageData } = await import('./home-page-data.ts')
  return homePageData(context)
})

export { homeCopy } from './home.copy.ts'
export { HomePage } from './home-page.tsx'
