import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { MessageDescriptor } from '@lingui/core'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { SiteContext } from '../platform/site/site-context.ts'

/** The words of a page: its messages, and among them what it says of itself. */
export interface PageCopy {
  catalog: Catalog
  title: MessageDescriptor
  description: MessageDescriptor
}

/** What the loader of a page is given whose address has this parameter. */
export interface PageWithParam<Param extends string> {
  context: SiteContext
  params: Readonly<Record<Param, string>>
}

/** What the loader of a page is given that shows what is searched for. */
export interface SearchedPage {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** Loads the words of a page in one language; the shell shows `pageText` in the head. */
export async function loadPageCopy({ i18n }: SiteContext, copy: PageCopy): Promise<{ pageText: PageText }> {
  await loadCatalog(i18n, copy.catalog)
  return { pageText: { title: i18n._(copy.title), description: i18n._(copy.description) } }
}

/** What a page says of itself, in the language of the site (R2-02). */
export interface PageText {
  title: string
  description: string
}

/** The text of the page on screen, which its loader returns as `pageText`. */
export function pageTextOf(match: AnyRouteMatch | undefined): PageText | undefined {
  const loaderData: unknown = match?.loaderData
  return hasPageText(loaderData) ? loaderData.pageText : undefined
}

function hasPageText(loaderData: unknown): loaderData is { pageText: PageText } {
  return typeof loaderData === 'object' && loaderData !== null && 'pageText' in loaderData
}

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
