import type { AnyRoute } from '@tanstack/react-router'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

/** Loader of the page. A page without a document gets its title from the loader of its route, beside the route of this page. */
export const loadSiteMap = withHydratedData(async ({ context, route }: { context: SiteContext; route: AnyRoute }) => {
  const { siteMapPageData } = await import('./site-map-page-data.ts')
  return siteMapPageData(context, route.parentRoute.children)
})

export { SiteMapPage } from './site-map-page.tsx'
