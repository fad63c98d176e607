import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

interface Visit {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** What the list needs; a document that carries it has no use for what makes it. */
export const loadArticles = withHydratedData(async ({ context, deps }: Visit) => {
  const { articlesPageData } = await import('./articles-page-data.ts')
  return articlesPageData(context, deps)
})
