import { createFileRoute } from '@tanstack/react-router'
import { ServiceUnavailablePage } from '../shell/service-unavailable-page.tsx'

export const Route = createFileRoute('/service-unavailable')({
  staticData: { screen: 'ServiceUnavailable' },
  component: ServiceUnavailablePage,
})
