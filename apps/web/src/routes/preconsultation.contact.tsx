import { createFileRoute } from '@tanstack/react-router'
import { PreconsultationContactPage, preconsultationContactCopy } from '../features/preconsultation/index.ts'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/contact')({
  loader: pageLoader(preconsultationContactCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(PreconsultationContactPage),
})
