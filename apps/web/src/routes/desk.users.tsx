import { createFileRoute } from '@tanstack/react-router'
import { TeamPage, teamCopy } from '../features/team/team-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/users')({
  loader: pageLoader(teamCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(TeamPage),
})
