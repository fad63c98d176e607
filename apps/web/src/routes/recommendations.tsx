import { createFileRoute } from '@tanstack/react-router'
import { RecommendationsPage, recommendationsCopy } from '../features/recommendations/recommendations-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/recommendations')({
  loader: pageLoader(recommendationsCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Recommendations,
})

function Recommendations() {
  return <RecommendationsPage site={Route.useRouteContext()} title={Route.useLoaderData().pageText.title} />
}
