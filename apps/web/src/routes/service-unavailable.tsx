import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from '../routing/page-loader.ts'
import {
  ServiceUnavailablePage,
  serviceUnavailableCopy,
} from '../shell/service-unavailable/service-unavailable-page.tsx'

export const Route = createFileRoute('/service-unavailable')({
  loader: pageLoader(serviceUnavailableCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: ServiceUnavailablePage,
})
