import { createFileRoute } from '@tanstack/react-router'
import { StudiesPage, studiesCopy } from '../features/desk/studies/studies-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/studies')({
  validateSearch: ({ study }: { study?: unknown }): { study?: string } => (typeof study === 'string' ? { study } : {}),
  loader: pageLoader(studiesCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(StudiesPage),
})
