import type { SiteContext } from '../platform/site/site-context.ts'
import { loadPageCopy, type PageCopy } from './page-copy.ts'

/**
 * A loader of a page to read: of the page that its document was made for it takes what stands in there, and fetches nothing. Any
 * later page needs the words around it too, of which a document carries no more than it shows.
 */
export function withHydratedData<Page extends { context: SiteContext }, Data>(
  load: (page: Page) => Promise<Data>,
): (page: Page) => Promise<Data> {
  // The document was made by the same loader of the same build.
  return async (page) => {
    const carried = page.context.carriedData() as Data | undefined
    if (carried !== undefined) return carried
    const [data] = await Promise.all([load(page), page.context.loadShellCatalog()])
    return data
  }
}

/** The loader of a page that needs nothing but its words; these stay as they are, so its route says that they are never stale: a step of a form would load them again. */
export function pageLoader(copy: PageCopy) {
  return withHydratedData(({ context }: { context: SiteContext }) => loadPageCopy(context, copy))
}
