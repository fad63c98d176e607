import { type Catalog, joinCatalogs } from '@clairmemoire/i18n/catalog'
import { shellCatalog } from './catalog.ts'

type PageFrame = typeof import('./frame/page-frame.ts')

let loaded: PageFrame | undefined

/** Returns header, breadcrumb and footer; undefined until they are loaded. Most forms never load them. */
export const pageFrame = () => loaded

/**
 * Loads header, breadcrumb and footer before a page with a header is rendered. If loading fails, the page has the task bar of a form
 * instead, and the next page tries again.
 */
export async function loadPageFrame(): Promise<void> {
  loaded ??= await import('./frame/page-frame.ts').catch(() => undefined)
}

/** The texts around a page; those of header and footer only after `loadPageFrame`. */
export const shellTexts = (): Catalog => (loaded ? joinCatalogs(shellCatalog, loaded.frameCatalog) : shellCatalog)
