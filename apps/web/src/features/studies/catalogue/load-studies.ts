import type { SiteContext } from '../../../platform/site/site-context.ts'
import { withHydratedData } from '../../../routing/page-loader.ts'

interface Visit {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** What the catalogue page needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadStudies = withHydratedData(async ({ context, deps }: Visit) => {
  const { studiesPageData } = await import('./studies-page-data.ts')
  return studiesPageData(context, deps)
})
