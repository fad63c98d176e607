import type { StaffMember } from '@clairmemoire/api-client/schema'
import { Card } from '@clairmemoire/ui/card'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Tag } from '@clairmemoire/ui/tag'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { MemberAccess } from './member-access.tsx'
import { MemberForm } from './member-form.tsx'
import { roleLabels } from './roles.tsx'

const stateLabels: Record<StaffMember['state'], MessageDescriptor> = {
  active: msg({ id: 'team.state.active', message: 'Peut se connecter' }),
  invited: msg({ id: 'team.state.invited', message: 'Lien envoyé' }),
  link_over: msg({ id: 'team.state.link-over', message: 'Lien expiré' }),
  disabled: msg({ id: 'team.state.disabled', message: 'Accès fermé' }),
}

interface MemberCardProps {
  site: SiteContext
  member: StaffMember
  onChanged: (member: StaffMember) => void
}

/** One person of the clinic, what they may do, and what an administrator can change of it. */
export function MemberCard(props: MemberCardProps) {
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
