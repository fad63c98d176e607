import { createFileRoute } from '@tanstack/react-router'
import { YourNewsPage, yourNewsCopy } from '../features/your-news/your-news-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/your-news')({
  loader: pageLoader(yourNewsCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(YourNewsPage),
})
