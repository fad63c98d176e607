import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage, invitationCopy } from '../features/invitation/invitation-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/invitation')({
  loader: pageLoader(invitationCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(InvitationPage),
})
