import { createFileRoute } from '@tanstack/react-router'
import { PreconsultationPage, preconsultationCopy } from '../features/preconsultation/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/$step')({
  loader: pageLoader(preconsultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Preconsultation,
})

function Preconsultation() {
  const site = Route.useRouteContext()
  const { pageText } = Route.useLoaderData()
  const { step } = Route.useParams()
  return <PreconsultationPage site={site} pageText={pageText} step={step} />
}
