import { createFileRoute } from '@tanstack/react-router'
import { ApplicationPage, applicationCopy } from '../features/professionals/index.ts'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/pro/rejoindre/candidature')({
  loader: pageLoader(applicationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(ApplicationPage),
})
