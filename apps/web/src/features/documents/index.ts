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

export { DocumentPage } from './document-page.tsx'
