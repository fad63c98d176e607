import { createFileRoute } from '@tanstack/react-router'
import { loadSiteMap, SiteMapPage } from '../features/site-map/index.ts'

export const Route = createFileRoute('/site-map')({
  loader: loadSiteMap,
  component: SiteMap,
})

function SiteMap() {
  return <SiteMapPage {...Route.useLoaderData()} />
}
