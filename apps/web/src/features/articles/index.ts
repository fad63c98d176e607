import { loadPartsOf } from '../../blocks/index.ts'
import { type PageWithParam, pageData, type SearchedPage } from '../../routing/page-loader.ts'
import { articlePageData } from './article-page-data.ts'
import { articlesPageData } from './articles-page-data.ts'

export const loadArticle = pageData(
  __PAGE_DATA__ && (({ context, params }: PageWithParam<'slug'>) => articlePageData(context, params.slug)),
  ({ body }) => loadPartsOf(body),
)

export const loadArticles = pageData(
  __PAGE_DATA__ && (({ context, deps }: SearchedPage) => articlesPageData(context, deps)),
)

export { ArticlePage } from './article-page.tsx'
export { ArticlesPage } from './articles-page.tsx'
