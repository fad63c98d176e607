import type { AnyRoute } from '@tanstack/react-router'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { pageData } from '../../routing/page-loader.ts'
import { siteMapPageData } from './site-map-page-data.ts'

/** A page without a document gets its title from the loader of its route, beside the route of this page. */
export const loadSiteMap = pageData(
  __PAGE_DATA__ &&
    (({ context, route }: { context: SiteContext; route: AnyRoute }) =>
      siteMapPageData(context, route.parentRoute.children)),
)

export { SiteMapPage } from './site-map-page.tsx'
