import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

/** Data of the home page; the code that builds it is not loaded if the HTML document already contains the data. */
export const loadHome = withHydratedData(async ({ context }: { context: SiteContext }) => {
  const { homePageData } = await import('./home-page-data.ts')
  return homePageData(context)
})

export { HomePage } from './home-page.tsx'
