import { createFileRoute } from '@tanstack/react-router'
import {
  SecondaryConsultationPage,
  secondaryConsultationCopy,
} from '../features/secondary-consultation/secondary-consultation-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/preconsultation/secondary-consultation')({
  loader: pageLoader(secondaryConsultationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(SecondaryConsultationPage),
})
