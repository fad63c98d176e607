import { createFileRoute } from '@tanstack/react-router'
import { DeskPage, deskCopy } from '../features/desk/desk-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/')({
  loader: pageLoader(deskCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Desk,
})

function Desk() {
  return <DeskPage site={Route.useRouteContext()} pageText={Route.useLoaderData().pageText} />
}
