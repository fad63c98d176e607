import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { MessageDescriptor } from '@lingui/core'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { type ComponentType, createElement, type FunctionComponent } from 'react'
import type { PageAddress, SiteContext } from '../platform/site/site-context.ts'

/** The catalog of a page, and its title and description. */
export interface PageCopy {
  catalog: Catalog
  title: MessageDescriptor
  description: MessageDescriptor
}

/** The argument that a loader gets if the path of its page has this parameter. */
export interface PageWithParam<Param extends string> {
  context: SiteContext
  params: Readonly<Record<Param, string>>
}

/** The argument that a loader gets if its page has filters. */
export interface SearchedPage {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** Loads the catalog of a page in one language; the shell shows `pageText` in the head. */
export async function loadPageCopy({ i18n }: SiteContext, copy: PageCopy): Promise<WithPageText> {
  await loadCatalog(i18n, copy.catalog)
  return { pageText: { title: i18n._(copy.title), description: i18n._(copy.description) } }
}

/** Title and description of a page, in the language of the site (R2-02). */
export interface PageText {
  title: string
  description: string
}

/** The text of a page, which its loader returns as `pageText`. */
export function pageTextIn(loaderData: Partial<WithPageText> | undefined): PageText | undefined {
  return loaderData?.pageText
}

interface WithPageText {
  pageText: PageText
}

/**
 * Wraps the loader of a page. The first page uses the data embedded in its document and fetches nothing. Later pages also load the catalog
 * of header and footer, because a document embeds only the messages that it shows.
 */
export function withHydratedData<Page extends { context: SiteContext }, Data>(
  load: (page: Page) => Promise<Data>,
): (page: Page) => Promise<Data> {
  // The cast is safe: the same loader of the same build created the embedded data.
  return async (page) => {
    const carried = page.context.carriedData() as Data | undefined
    if (carried !== undefined) return carried
    const [data] = await Promise.all([load(page), page.context.loadShellCatalog()])
    return data
  }
}

/**
 * The loader of a page whose data the server builds from content. `loadCode` loads the code that the data need, so that it is there before
 * the router shows the page.
 */
export function pageData<Page extends { context: SiteContext }, Data>(
  build: false | ((page: Page) => Promise<Data>),
  loadCode?: (data: Data) => Promise<void>,
) {
  return withHydratedData(async (page: Page & { location: PageAddress }): Promise<Data> => {
    const data = await page.context.pageData(page.location, build && (() => build(page)))
    await loadCode?.(data)
    return data
  })
}

/** The properties of a page that needs only its catalog. */
export interface PageProps extends WithPageText {
  site: SiteContext
}

/** The component of a route with the loader `pageLoader`. */
export function routedPage(Page: ComponentType<PageProps>): FunctionComponent {
  return function RoutedPage() {
    const site: SiteContext = useRouter().options.context
    const data: WithPageText = useLoaderData({ strict: false })
    return createElement(Page, { site, ...data })
  }
}

/**
 * The loader of a page that needs only its catalog. Its routes set an infinite `staleTime`, because otherwise each step of a form would
 * load the catalog again.
 */
export function pageLoader(copy: PageCopy) {
  return withHydratedData(({ context }: { context: SiteContext }) => loadPageCopy(context, copy))
}

/** Builds the data of a page on the server and in Storybook. */
export const buildPageData: SiteContext['pageData'] = async (_address, build) => {
  if (!build) throw new Error('This bundle cannot build the data of pages')
  return build()
}
