import { createFileRoute } from '@tanstack/react-router'
import { DeskWeekPage, deskWeekCopy } from '../features/desk/desk-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/week')({
  loader: pageLoader(deskWeekCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(DeskWeekPage),
})
