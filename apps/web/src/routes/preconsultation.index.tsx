import { createFileRoute } from '@tanstack/react-router'
import { PreconsultationPage, preconsultationCopy } from '../features/preconsultation/index.ts'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/')({
  loader: pageLoader(preconsultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(PreconsultationPage),
})
