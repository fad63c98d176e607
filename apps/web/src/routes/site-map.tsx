import { createFileRoute } from '@tanstack/react-router'
import { SiteMapPage, siteMapLoader } from '../features/site-map/index.ts'

export const Route = createFileRoute('/site-map')({
  loader: siteMapLoader(async () => (await import('./-page-copies.ts')).pageCopies),
  component: SiteMap,
})

function SiteMap() {
  return <SiteMapPage {...Route.useLoaderData()} />
}
