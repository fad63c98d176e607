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
