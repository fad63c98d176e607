import { createFileRoute } from '@tanstack/react-router'
import { ConsultationRequestPage, consultationCopy } from '../features/consultation/consultation-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/consultation-request')({
  loader: pageLoader(consultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(ConsultationRequestPage),
})
