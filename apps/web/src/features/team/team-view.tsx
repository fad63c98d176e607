import type { StaffMember, StaffMembers } from '@clairmemoire/api-client/schema'
import { CardList } from '@clairmemoire/ui/card'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AskedView } from '../../form-flow/index.ts'
import type { StaffViewProps } from '../../own-results/index.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberCard } from './member-card.tsx'
import { teamQuery } from './team.queries.ts'

export function TeamView({ client, ...team }: StaffViewProps) {
  return (
    <QueryClientProvider client={client}>
      <AskedTeam client={client} {...team} />
    </QueryClientProvider>
  )
}

function AskedTeam({ site, client, title, opening }: StaffViewProps) {
  const query = teamQuery(site.api)
  // Nobody finds in memory what somebody before read.
  const team = useQuery({ ...query, retry: false, gcTime: 0 })
  const replace = (member: StaffMember) =>
    client.setQueryData<StaffMembers>(query.queryKey, (known) => known && withMember(known, member))
  return (
    <AskedView
      query={team}
      opening={opening}
      failureTitle={<Trans id="team.failure.title">La liste ne s’affiche pas pour le moment</Trans>}
      failureText={<Trans id="team.failure.next">Rien n’a changé. Seul un administrateur voit cette page.</Trans>}
    >
      {({ users }) => (
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
              {users.map((member) => (
                <MemberCard key={member.pk} site={site} member={member} onChanged={replace} />
              ))}
            </CardList>
          </Stack>
        </Section>
      )}
    </AskedView>
  )
}

/** Whoever is new comes last until the list is read again: what stands on the page does not move. */
function withMember({ users }: StaffMembers, member: StaffMember): StaffMembers {
  const isKnown = users.some(({ pk }) => pk === member.pk)
  return { users: isKnown ? users.map((each) => (each.pk === member.pk ? member : each)) : [...users, member] }
}
