import { createFileRoute } from '@tanstack/react-router'
import { PreconsultationCompletedPage, preconsultationCompletedCopy } from '../features/preconsultation/index.ts'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/completed')({
  loader: pageLoader(preconsultationCompletedCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(PreconsultationCompletedPage),
})
