export { ArticlePage } from './article-page.tsx'
export { ArticlesPage } from './articles-page.tsx'
export { loadArticle } from './load-article.ts'
export { loadArticles } from './load-articles.ts'
