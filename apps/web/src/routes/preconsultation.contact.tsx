import { createFileRoute } from '@tanstack/react-router'
import { PreconsultationPage, preconsultationContactCopy } from '../features/preconsultation/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/contact')({
  loader: pageLoader(preconsultationContactCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Preconsultation,
})

function Preconsultation() {
  const site = Route.useRouteContext()
  const { pageText } = Route.useLoaderData()
  return <PreconsultationPage site={site} title={pageText.title} step="contact" />
}
