import { createFileRoute } from '@tanstack/react-router'
import { SiteMapPage, siteMapLoader } from '../features/site-map/index.ts'
import { pageCopies } from './-page-copies.ts'

export const Route = createFileRoute('/site-map')({
  staticData: { screen: 'SiteMap' },
  loader: siteMapLoader(pageCopies),
  component: SiteMap,
})

function SiteMap() {
  return <SiteMapPage {...Route.useLoaderData()} />
}
