import { createFileRoute } from '@tanstack/react-router'
import { HandOverPage, handOverCopy } from '../features/desk/hand-over/hand-over-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/hand-over')({
  loader: pageLoader(handOverCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(HandOverPage),
})
