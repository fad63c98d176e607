import { createFileRoute } from '@tanstack/react-router'
import { RecommendationsPage, recommendationsCopy } from '../features/recommendations/recommendations-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/recommendations')({
  loader: pageLoader(recommendationsCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Recommendations,
})

function Recommendations() {
  const site = Route.useRouteContext()
  const { pageText } = Route.useLoaderData()
  return <RecommendationsPage site={site} title={pageText.title} />
}
