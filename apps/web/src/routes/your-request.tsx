import { createFileRoute } from '@tanstack/react-router'
import { YourRequestPage, yourRequestCopy } from '../features/your-request/your-request-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/your-request')({
  loader: pageLoader(yourRequestCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(YourRequestPage),
})
