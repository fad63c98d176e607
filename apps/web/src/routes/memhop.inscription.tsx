import { createFileRoute } from '@tanstack/react-router'
import { ProgrammePage, programmeCopy } from '../features/programme/index.ts'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/memhop/inscription')({
  loader: pageLoader(programmeCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(ProgrammePage),
})
