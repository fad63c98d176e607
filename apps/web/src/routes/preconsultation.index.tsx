import { createFileRoute } from '@tanstack/react-router'
import { PreconsultationPage, preconsultationCopy } from '../features/preconsultation/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/')({
  loader: pageLoader(preconsultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Preconsultation,
})

function Preconsultation() {
  return <PreconsultationPage site={Route.useRouteContext()} title={Route.useLoaderData().pageText.title} />
}
