import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'
import type { Copies } from './site-map-page-data.ts'

/** The loader of the page; the route brings the titles of pages that are no documents, once they are needed. */
export function siteMapLoader(loadCopies: () => Promise<Copies>) {
  return withHydratedData(async ({ context }: { context: SiteContext }) => {
    const [{ siteMapPageData }, copies] = await Promise.all([import('./site-map-page-data.ts'), loadCopies()])
    return siteMapPageData(context, copies)
  })
}

export { SiteMapPage } from './site-map-page.tsx'
