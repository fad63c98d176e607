import type { StaffMember, StaffMembers } from '@clairmemoire/api-client/schema'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryView } from '../../form-flow/index.ts'
import type { StaffViewProps } from '../../private-views/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberAccess } from './member-access.tsx'
import { MemberForm } from './member-form.tsx'
import { roleLabels } from './roles.tsx'
import { teamQuery } from './team.queries.ts'

function AskedTeam({ site, title, opening }: StaffViewProps) {
  const client = useQueryClient()
  const query = teamQuery(site.api)
  // The next user of this browser must not find these people in the cache.
  const team = useQuery({ ...query, retry: false, gcTime: 0 })
  const replace = (member: StaffMember) =>
    client.setQueryData<StaffMembers>(query.queryKey, (known) => known && withMember(known, member))
  return (
    <QueryView
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
                <Link key="desk" to="/desk" activeOptions={{ exact: true, includeSearch: false }}>
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
    </QueryView>
  )
}

export const TeamView = withClient(AskedTeam)

/** Puts a new member last until the list is reloaded, so that the displayed rows do not move. */
function withMember({ users }: StaffMembers, member: StaffMember): StaffMembers {
  const isKnown = users.some(({ pk }) => pk === member.pk)
  return { users: isKnown ? users.map((each) => (each.pk === member.pk ? member : each)) : [...users, member] }
}

const stateLabels: Record<StaffMember['state'], MessageDescriptor> = {
  active: msg({ id: 'team.state.active', message: 'Peut se connecter' }),
  invited: msg({ id: 'team.state.invited', message: 'Lien envoyé' }),
  link_over: msg({ id: 'team.state.link-over', message: 'Lien expiré' }),
  disabled: msg({ id: 'team.state.disabled', message: 'Accès fermé' }),
}

/** Shows a member, their role, and the changes that an administrator can make. */
function MemberCard(props: { site: SiteContext; member: StaffMember; onChanged: (member: StaffMember) => void }) {
  const { i18n } = useLingui()
  const { email, role, state, first_name: first, last_name: last } = props.member
  const name = [first, last].join(' ').trim()
  return (
    <Card
      tag={
        <Tag tone={state === 'active' ? 'pine' : state === 'link_over' ? 'honey' : 'mist'}>
          {i18n._(stateLabels[state])}
        </Tag>
      }
      title={name}
      headingLevel="h2"
    >
      <p>{email}</p>
      <p>{i18n._(roleLabels[role])}</p>
      <Disclosure summary={<Trans id="team.change">Modifier {name}</Trans>}>
        <MemberForm {...props} />
        <MemberAccess name={name} {...props} />
      </Disclosure>
    </Card>
  )
}
