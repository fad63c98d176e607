import { createFileRoute } from '@tanstack/react-router'
import { DeskRequestPage, deskRequestCopy } from '../features/desk/desk-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/requests/$reference')({
  // Addresses are written in lower case (R0-78), but references in capitals.
  params: {
    parse: ({ reference }) => ({ reference: reference.toUpperCase() }),
    stringify: ({ reference }) => ({ reference: reference.toLowerCase() }),
  },
  loader: pageLoader(deskRequestCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(DeskRequestPage),
})
