import { createFileRoute } from '@tanstack/react-router'
import { ConsultationRequestPage, consultationCopy } from '../features/consultation/consultation-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/consultation-request')({
  loader: pageLoader(consultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Consultation,
})

function Consultation() {
  return <ConsultationRequestPage site={Route.useRouteContext()} title={Route.useLoaderData().pageText.title} />
}
