export { ArticlePage } from './article-page.tsx'
export { articlesCopy } from './articles.copy.ts'
export { ArticlesPage } from './articles-page.tsx'
export { loadArticle, loadArticles } from './page-loaders.ts'
