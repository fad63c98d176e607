import { createFileRoute } from '@tanstack/react-router'
import { ConsultationRequestPage, consultationCopy } from '../features/consultation/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/consultation-request')({
  loader: pageLoader(consultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Consultation,
})

function Consultation() {
  const site = Route.useRouteContext()
  const { pageText } = Route.useLoaderData()
  return <ConsultationRequestPage site={site} title={pageText.title} />
}
