import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

interface DocumentPage {
  context: SiteContext
  params: { _splat?: string }
}

/** Data of a document page; the code that builds it is not loaded if the HTML document already contains the data. */
export const loadDocument = withHydratedData(async ({ context, params }: DocumentPage) => {
  const { documentPageData } = await import('./document-page-data.ts')
  return documentPageData(context, `/${params._splat ?? ''}`)
})

/** The same for one document, with the catalog of the components that its page adds. */
export const documentLoader = (path: string, beside: Catalog) =>
  withHydratedData(async ({ context }: Pick<DocumentPage, 'context'>) => {
    const { documentPageData } = await import('./document-page-data.ts')
    const [data] = await Promise.all([documentPageData(context, path), loadCatalog(context.i18n, beside)])
    return data
  })

export { DocumentPage } from './document-page.tsx'
