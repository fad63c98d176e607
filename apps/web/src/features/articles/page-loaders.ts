import type { SiteContext } from '../../platform/site/site-context.ts'
import { withHydratedData } from '../../routing/page-loader.ts'

interface ArticleMatch {
  context: SiteContext
  params: { slug: string }
}

/** What the page of one article needs; a document that carries it has no use for what makes it. */
export const loadArticle = withHydratedData(async ({ context, params }: ArticleMatch) => {
  const { articlePageData } = await import('./article-page-data.ts')
  return articlePageData(context, params.slug)
})

interface ArticlesMatch {
  context: SiteContext
  deps: Readonly<Record<string, unknown>>
}

/** What the list needs; a document that carries it has no use for what makes it. */
export const loadArticles = withHydratedData(async ({ context, deps }: ArticlesMatch) => {
  const { articlesPageData } = await import('./articles-page-data.ts')
  return articlesPageData(context, deps)
})
