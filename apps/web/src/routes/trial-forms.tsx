import { createFileRoute } from '@tanstack/react-router'
import { TrialEngagementPage, trialEngagementCopy } from '../features/study-requests/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/trial-forms')({
  validateSearch: ({ study }: { study?: unknown }): { study?: string } =>
    typeof study === 'string' ? { study: study.slice(0, 60) } : {},
  loader: pageLoader(trialEngagementCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: TrialEngagement,
})

function TrialEngagement() {
  const site = Route.useRouteContext()
  const { study } = Route.useSearch()
  const { pageText } = Route.useLoaderData()
  return <TrialEngagementPage site={site} title={pageText.title} studySlug={study} />
}
