import { createFileRoute } from '@tanstack/react-router'
import { TrialFinderPage, trialFinderCatalog } from '../features/trial-finder/index.ts'
import { catalogLoader } from '../routing/catalog-loader.ts'
import { pageOf } from '../routing/site-map.ts'

export const Route = createFileRoute('/trial-finder')({
  staticData: { screen: 'TrialFinder' },
  validateSearch: ({ trial }: { trial?: unknown }): { trial?: string } =>
    typeof trial === 'string' || typeof trial === 'number' ? { trial: String(trial).slice(0, 60) } : {},
  loader: catalogLoader(trialFinderCatalog),
  component: TrialFinder,
})

function TrialFinder() {
  const site = Route.useRouteContext()
  const { trial } = Route.useSearch()
  const title = pageOf('TrialFinder').texts?.[site.locale]?.title ?? ''
  return <TrialFinderPage site={site} title={title} trialSlug={trial} />
}
