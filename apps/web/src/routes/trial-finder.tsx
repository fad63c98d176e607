import { createFileRoute } from '@tanstack/react-router'
import { TrialFinderPage, trialFinderCatalog } from '../features/trial-finder/index.ts'
import { catalogLoader } from '../routing/catalog-loader.ts'
import { pageOf } from '../routing/site-map.ts'

export const Route = createFileRoute('/trial-finder')({
  staticData: { screen: 'TrialFinder' },
  loader: catalogLoader(trialFinderCatalog),
  component: TrialFinder,
})

function TrialFinder() {
  const site = Route.useRouteContext()
  return <TrialFinderPage site={site} title={pageOf('TrialFinder').texts?.[site.locale]?.title ?? ''} />
}
