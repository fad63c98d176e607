import { createFileRoute } from '@tanstack/react-router'
import { loadSiteMap, SiteMapPage } from '../features/site-map/site-map-page.tsx'

export const Route = createFileRoute('/site-map')({
  loader: loadSiteMap,
  staleTime: Number.POSITIVE_INFINITY,
  component: SiteMap,
})

function SiteMap() {
  return <SiteMapPage {...Route.useLoaderData()} />
}
