import { type PageWithParam, type SearchedPage, withHydratedData } from '../../routing/page-loader.ts'

/** Data of an article page; the code that builds it is not loaded if the HTML document already contains the data. */
export const loadArticle = withHydratedData(async ({ context, params }: PageWithParam<'slug'>) => {
  const { articlePageData } = await import('./article-page-data.ts')
  return articlePageData(context, params.slug)
})

/** Data of the list; the code that builds it is not loaded if the HTML document already contains the data. */
export const loadArticles = withHydratedData(async ({ context, deps }: SearchedPage) => {
  const { articlesPageData } = await import('./articles-page-data.ts')
  return articlesPageData(context, deps)
})

export { ArticlePage } from './article-page.tsx'
export { ArticlesPage } from './articles-page.tsx'
