import { failureIn } from '@clairmemoire/api-client/calls'
import type { StaffMember, StaffMembers } from '@clairmemoire/api-client/schema'
import { CardList } from '@clairmemoire/ui/card'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailurePage, useNewStep } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberCard } from './member-card.tsx'
import { teamQuery } from './team.queries.ts'

interface TeamViewProps {
  /** Stands there until the answer comes. */
  opening: ReactNode
  site: SiteContext
  client: QueryClient
  /** Of the page. */
  title: string
}

export function TeamView({ client, ...team }: TeamViewProps) {
  return (
    <QueryClientProvider client={client}>
      <AskedTeam client={client} {...team} />
    </QueryClientProvider>
  )
}

function AskedTeam({ site, client, title, opening }: TeamViewProps) {
  const query = teamQuery(site.api)
  // Nobody finds in memory what somebody before read.
  const { data, error, refetch } = useQuery({ ...query, retry: false, gcTime: 0 })
  const failure = error ? failureIn(error) : undefined
  const shown = data ? 'list' : failure ? 'failure' : 'looking'
  useNewStep({ step: shown, focusesHeading: shown !== 'looking', shownFirst: 'looking' })
  const replace = (member: StaffMember) =>
    client.setQueryData<StaffMembers>(query.queryKey, (team) => team && withMember(team, member))
  if (data)
    return (
      <Section width="page">
        <Stack>
          <h1 tabIndex={-1}>{title}</h1>
          <LinkList
            links={[
              <Link key="desk" to="/desk" activeOptions={{ exact: true }}>
                <Trans id="team.desk">Voir les demandes et les appels</Trans>
              </Link>,
            ]}
          />
          <Disclosure summary={<Trans id="team.invite">Inviter une personne</Trans>}>
            <InviteForm site={site} onInvited={replace} />
          </Disclosure>
          <CardList>
            {data.users.map((member) => (
              <MemberCard key={member.pk} site={site} member={member} onChanged={replace} />
            ))}
          </CardList>
        </Stack>
      </Section>
    )
  if (!failure) return opening
  return (
    <FailurePage
      failure={failure}
      title={<Trans id="team.failure.title">La liste ne s’affiche pas pour le moment</Trans>}
      onRetry={() => void refetch()}
    >
      <Trans id="team.failure.next">Rien n’a changé. Seul un administrateur voit cette page.</Trans>
    </FailurePage>
  )
}

/** Whoever is new comes last until the list is read again: what stands on the page does not move. */
function withMember({ users }: StaffMembers, member: StaffMember): StaffMembers {
  const isKnown = users.some(({ pk }) => pk === member.pk)
  return { users: isKnown ? users.map((each) => (each.pk === member.pk ? member : each)) : [...users, member] }
}
