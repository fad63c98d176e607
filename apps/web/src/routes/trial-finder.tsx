import { createFileRoute } from '@tanstack/react-router'
import { TrialFinderPage, trialFinderCopy } from '../features/trial-finder/page/trial-finder-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/trial-finder')({
  validateSearch: ({ trial, for: whom }: { trial?: unknown; for?: unknown }): { trial?: string; for?: 'relative' } => ({
    ...(typeof trial === 'string' && { trial: trial.slice(0, 60) }),
    ...(whom === 'relative' && { for: whom }),
  }),
  loader: pageLoader(trialFinderCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: TrialFinder,
})

function TrialFinder() {
  const site = Route.useRouteContext()
  const { trial, for: whom } = Route.useSearch()
  const { pageText } = Route.useLoaderData()
  return <TrialFinderPage site={site} title={pageText.title} trialSlug={trial} forRelative={whom === 'relative'} />
}
