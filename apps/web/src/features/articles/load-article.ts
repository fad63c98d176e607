import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

interface Visit {
  context: SiteContext
  params: { slug: string }
}

/** What the page of one article needs; a document that carries it has no use for what makes it. */
export const loadArticle = withHydratedData(async ({ context, params }: Visit) => {
  const { articlePageData } = await import('./article-page-data.ts')
  return articlePageData(context, params.slug)
})
