import { createFileRoute } from '@tanstack/react-router'
import { ArticlesPage, loadArticles } from '../features/articles/index.ts'

export const Route = createFileRoute('/our-articles/')({
  validateSearch: ({ page }: { page?: unknown }): { page?: number } =>
    /^[1-9]\d{0,8}$/.test(String(page)) ? { page: Number(page) } : {},
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: loadArticles,
  component: ArticlesHome,
})

function ArticlesHome() {
  const { list } = Route.useLoaderData()
  return <ArticlesPage list={list} />
}
