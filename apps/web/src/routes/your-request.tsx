import { createFileRoute } from '@tanstack/react-router'
import { YourRequestPage, yourRequestCopy } from '../features/your-request/your-request-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/your-request')({
  loader: pageLoader(yourRequestCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: YourRequest,
})

function YourRequest() {
  return <YourRequestPage site={Route.useRouteContext()} title={Route.useLoaderData().pageText.title} />
}
