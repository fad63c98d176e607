import type { Failure } from '@clairmemoire/api-client/errors'
import type { InviteRequest, Role, StaffMember } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { contactStep, DoneNotice, NotDoneNotice, SmallForm, useContactForm, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { memberFields, memberTitle } from './member-form.tsx'
import { RoleChoice } from './roles.tsx'
import { inviteUser } from './team.queries.ts'

/** Invites one person at a time. */
export function InviteForm({ site, onInvited }: { site: SiteContext; onInvited: (member: StaffMember) => void }) {
  const { data, failure, isPending, mutate, reset } = useSend((body: InviteRequest) => inviteUser(site.api, body), {
    onSuccess: onInvited,
  })
  if (data === undefined)
    return <EmptyInviteForm locale={site.locale} isSending={isPending} failure={failure} onInvite={mutate} />
  const { email } = data
  return (
    <Stack>
      <DoneNotice>
        <Trans id="team.invited">L’invitation est envoyée à {email}. Son lien sert une fois, pendant sept jours.</Trans>
      </DoneNotice>
      <p>
        <Button kind="link" onClick={reset}>
          <Trans id="team.invite.next">Inviter une autre personne</Trans>
        </Button>
      </p>
    </Stack>
  )
}

interface EmptyInviteFormProps {
  locale: Locale
  isSending: boolean
  failure: Failure | undefined
  onInvite: (body: InviteRequest) => void
}

/** Creates an account and mails its link; the address of an existing account is rejected at its field. */
function EmptyInviteForm({ locale, isSending, failure, onInvite }: EmptyInviteFormProps) {
  const { i18n } = useLingui()
  const [role, setRole] = useState<Role>('caller')
  const { firstName, lastName, email } = memberFields(i18n)
  const [step] = useState(() => contactStep(i18n, 'contact', { title: memberTitle }, [firstName, lastName, email]))
  const form = useContactForm(step, failure, { idPrefix: 'invite-' })
  const invite = () => {
    const typed = form.read()
    if (typed === undefined) return
    const { first_name = '', last_name = '', email: address = '' } = typed
    onInvite({ first_name, last_name, email: address, role, locale })
  }
  return (
    <SmallForm
      isSending={isSending}
      onSubmit={invite}
      submitLabel={<Trans id="team.invite.send">Envoyer l’invitation</Trans>}
    >
      {form.inputs}
      <RoleChoice id="invite-role" role={role} onChange={setRole} />
      {form.isWrong ? null : <NotDoneNotice failure={failure} />}
    </SmallForm>
  )
}
