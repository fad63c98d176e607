import { createFileRoute } from '@tanstack/react-router'
import { DeskPage, deskCopy } from '../features/desk/desk-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/')({
  loader: pageLoader(deskCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(DeskPage),
})
