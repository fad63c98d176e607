import { createFileRoute } from '@tanstack/react-router'
import { TeamPage, teamCopy } from '../features/team/team-page.tsx'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/desk/users')({
  loader: pageLoader(teamCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: Team,
})

function Team() {
  return <TeamPage site={Route.useRouteContext()} pageText={Route.useLoaderData().pageText} />
}
