import type { SiteContext } from '../../../platform/site/site-context.ts'
import { withHydratedData } from '../../../routing/page-loader.ts'

interface Visit {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** What the comparison needs; apart from it, for a document that carries it has no use for the facts of all studies. */
export const loadComparison = withHydratedData(async ({ context, deps }: Visit) => {
  const { comparisonData } = await import('./comparison-data.ts')
  return comparisonData(context, deps)
})
