import { type PageWithParam, type SearchedPage, withHydratedData } from '../../routing/page-loader.ts'

/** What the page of one article needs; a document that carries it has no use for what makes it. */
export const loadArticle = withHydratedData(async ({ context, params }: PageWithParam<'slug'>) => {
  const { articlePageData } = await import('./article-page-data.ts')
  return articlePageData(context, params.slug)
})

/** What the list needs; a document that carries it has no use for what makes it. */
export const loadArticles = withHydratedData(async ({ context, deps }: SearchedPage) => {
  const { articlesPageData } = await import('./articles-page-data.ts')
  return articlesPageData(context, deps)
})

export { ArticlePage } from './article-page.tsx'
export { articlesCopy } from './articles.copy.ts'
export { ArticlesPage } from './articles-page.tsx'
