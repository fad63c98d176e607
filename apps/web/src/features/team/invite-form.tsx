import type { Role, StaffMember } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { contactStep, DoneNotice, NotDoneNotice, SmallForm, useContactForm, useSending } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { memberFields, memberTitle } from './member-form.tsx'
import { RoleChoice } from './roles.tsx'
import { inviteUser } from './team.queries.ts'

interface InviteFormProps {
  site: SiteContext
  onInvited: (member: StaffMember) => void
}

/** Asks for one person, and then for the next one. */
export function InviteForm(props: InviteFormProps) {
  const [invited, setInvited] = useState<StaffMember>()
  const { onInvited } = props
  if (invited === undefined)
    return (
      <EmptyInviteForm
        {...props}
        onInvited={(member) => {
          setInvited(member)
          onInvited(member)
        }}
      />
    )
  const { email } = invited
  return (
    <Stack>
      <DoneNotice>
        <Trans id="team.invited">L’invitation est envoyée à {email}. Son lien sert une fois, pendant sept jours.</Trans>
      </DoneNotice>
      <p>
        <Button kind="link" onClick={() => setInvited(undefined)}>
          <Trans id="team.invite.next">Inviter une autre personne</Trans>
        </Button>
      </p>
    </Stack>
  )
}

/** An account and the mail with its link; an address that has an account is refused at its field. */
function EmptyInviteForm({ site, onInvited }: InviteFormProps) {
  const { i18n } = useLingui()
  const [role, setRole] = useState<Role>('caller')
  const { firstName, lastName, email } = memberFields(i18n)
  const [step] = useState(() => contactStep(i18n, 'contact', { title: memberTitle }, [firstName, lastName, email]))
  const { isSending, failure, sending } = useSending()
  const form = useContactForm(step, failure, { idPrefix: 'invite-' })
  const invite = async () => {
    const typed = form.read()
    if (typed === undefined) return
    const { first_name = '', last_name = '', email: address = '' } = typed
    const body = { first_name, last_name, email: address, role, locale: site.locale }
    const answer = await sending(inviteUser(site.api, body))
    if (answer) onInvited(answer.receipt)
  }
  return (
    <SmallForm
      isSending={isSending}
      onSubmit={() => void invite()}
      submitLabel={<Trans id="team.invite.send">Envoyer l’invitation</Trans>}
    >
      {form.inputs}
      <RoleChoice id="invite-role" role={role} onChange={setRole} />
      {form.isWrong ? null : <NotDoneNotice failure={failure} />}
    </SmallForm>
  )
}
