import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { MessageDescriptor } from '@lingui/core'
import type { PageText } from './page-text.ts'
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
