import type { SiteContext } from '../../platform/site/site-context.ts'
import { carriedOr } from '../../routing/page-loader.ts'
import type { Copies } from './site-map-page-data.ts'

/** The loader of the page; the titles of pages that are no documents come with their route. */
export function siteMapLoader(copies: Copies) {
  return carriedOr(async ({ context }: { context: SiteContext }) => {
    const { siteMapPageData } = await import('./site-map-page-data.ts')
    return siteMapPageData(context, copies)
  })
}
