import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'
import type { Copies } from './site-map-page-data.ts'

/** Loader of the page; the route passes the titles of pages without documents, which load on demand. */
export function siteMapLoader(loadCopies: () => Promise<Copies>) {
  return withHydratedData(async ({ context }: { context: SiteContext }) => {
    const [{ siteMapPageData }, copies] = await Promise.all([import('./site-map-page-data.ts'), loadCopies()])
    return siteMapPageData(context, copies)
  })
}

export { SiteMapPage } from './site-map-page.tsx'
