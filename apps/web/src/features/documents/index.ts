import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

interface DocumentPage {
  context: SiteContext
  params: { _splat?: string }
}

/** What a page that is a document needs; a document that carries it has no use for what makes it. */
export const loadDocument = withHydratedData(async ({ context, params }: DocumentPage) => {
  const { documentPageData } = await import('./document-page-data.ts')
  return documentPageData(context, `/${params._splat ?? ''}`)
})

/** The same of one document, with the words of what a page shows beside it. */
export const documentLoader = (path: string, beside: Catalog) =>
  withHydratedData(async ({ context }: Pick<DocumentPage, 'context'>) => {
    const { documentPageData } = await import('./document-page-data.ts')
    const [data] = await Promise.all([documentPageData(context, path), loadCatalog(context.i18n, beside)])
    return data
  })

export { DocumentPage } from './document-page.tsx'
