import { createFileRoute } from '@tanstack/react-router'
import { DeskDayPage, deskDayCopy } from '../features/desk/desk-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/team')({
  loader: pageLoader(deskDayCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(DeskDayPage),
})
