import { createFileRoute } from '@tanstack/react-router'
import { RecommendationsPage, recommendationsCopy } from '../features/recommendations/recommendations-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/recommendations')({
  loader: pageLoader(recommendationsCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(RecommendationsPage),
})
