import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage, loadArticle } from '../features/articles/index.ts'

export const Route = createFileRoute('/our-articles/article/$slug')({
  loader: loadArticle,
  component: ArticleDetail,
})

function ArticleDetail() {
  return <ArticlePage {...Route.useLoaderData()} />
}
