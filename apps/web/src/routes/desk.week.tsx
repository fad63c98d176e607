import { createFileRoute } from '@tanstack/react-router'
import { DeskWeekPage, deskWeekCopy } from '../features/desk/desk-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/week')({
  loader: pageLoader(deskWeekCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Week,
})

function Week() {
  return <DeskWeekPage site={Route.useRouteContext()} pageText={Route.useLoaderData().pageText} />
}
