import { createFileRoute } from '@tanstack/react-router'
import {
  SecondaryConsultationPage,
  secondaryConsultationCopy,
} from '../features/secondary-consultation/secondary-consultation-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/secondary-consultation')({
  loader: pageLoader(secondaryConsultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Secondary,
})

function Secondary() {
  return <SecondaryConsultationPage site={Route.useRouteContext()} title={Route.useLoaderData().pageText.title} />
}
