import { createFileRoute } from '@tanstack/react-router'
import { ArticlesPage, loadArticles } from '../features/articles/index.ts'

export const Route = createFileRoute('/our-articles/')({
  loaderDeps: ({ search }) => search,
  loader: loadArticles,
  component: ArticlesHome,
})

function ArticlesHome() {
  const { list } = Route.useLoaderData()
  return <ArticlesPage list={list} />
}
