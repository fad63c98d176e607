import { createFileRoute } from '@tanstack/react-router'
import { PasskeysPage, passkeysCopy } from '../features/passkeys/passkeys-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/passkeys')({
  loader: pageLoader(passkeysCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(PasskeysPage),
})
