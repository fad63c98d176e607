import { createFileRoute } from '@tanstack/react-router'
import { PreconsultationPage, preconsultationContactCopy } from '../features/preconsultation/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/contact')({
  loader: pageLoader(preconsultationContactCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Preconsultation,
})

function Preconsultation() {
  return (
    <PreconsultationPage site={Route.useRouteContext()} title={Route.useLoaderData().pageText.title} step="contact" />
  )
}
