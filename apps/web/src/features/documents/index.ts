import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { loadPartsOf } from '../../blocks/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { pageData } from '../../routing/page-loader.ts'
import { type DocumentPageData, documentPageData } from './document-page-data.ts'

interface DocumentPage {
  context: SiteContext
  params: { _splat?: string }
}

export const loadDocument = pageData(
  __PAGE_DATA__ && (({ context, params }: DocumentPage) => documentPageData(context, `/${params._splat ?? ''}`)),
  loadParts,
)

/** The same for one document, with the catalog of the components that its page adds. */
export const documentLoader = (path: string, beside: Catalog) =>
  pageData(
    __PAGE_DATA__ &&
      (async ({ context }) => {
        const [data] = await Promise.all([documentPageData(context, path), loadCatalog(context.i18n, beside)])
        return data
      }),
    loadParts,
  )

function loadParts({ opening, body, next }: DocumentPageData): Promise<void> {
  return loadPartsOf([...opening, ...body, ...(next ? [next] : [])])
}

export { DocumentPage } from './document-page.tsx'
