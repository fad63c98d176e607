import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { RouterContext } from './router-context.ts'

/** The loader of a page that needs nothing but its messages. */
export function catalogLoader(catalog: Catalog) {
  return ({ context }: { context: RouterContext }): Promise<void> => loadCatalog(context.i18n, catalog)
}
