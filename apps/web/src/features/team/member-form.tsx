import type { Failure } from '@clairmemoire/api-client/errors'
import type { StaffMember, UserChange } from '@clairmemoire/api-client/schema'
import { maxPersonNameLength } from '@clairmemoire/domain/typed-name'
import { Notice } from '@clairmemoire/ui/notice'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type ContactField,
  contactStep,
  DoneNotice,
  NotDoneNotice,
  SmallForm,
  useContactForm,
  useSend,
} from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { RoleChoice } from './roles.tsx'
import { changeUser } from './team.queries.ts'

interface MemberFormProps {
  site: SiteContext
  member: StaffMember
  onChanged: (member: StaffMember) => void
}

/** Changes the name and the role of a member. */
export function MemberForm({ site, member, onChanged }: MemberFormProps) {
  const { i18n } = useLingui()
  const { pk, first_name: first, last_name: last } = member
  const { firstName, lastName } = memberFields(i18n)
  const [step] = useState(() => contactStep(i18n, 'contact', { title: memberTitle }, [firstName, lastName]))
  const [role, setRole] = useState(member.role)
  const { failure, isPending, isSuccess, mutate, reset } = useSend(
    (change: UserChange) => changeUser(site.api, pk, change),
    { onSuccess: onChanged },
  )
  const known = { first_name: first, last_name: last }
  const form = useContactForm(step, failure, { known, idPrefix: `${pk}-` })
  const save = () => {
    const typed = form.read()
    if (typed === undefined) return reset()
    return mutate({ first_name: typed['first_name'] ?? first, last_name: typed['last_name'] ?? last, role })
  }
  return (
    <SmallForm isSending={isPending} onSubmit={save} submitLabel={<Trans id="team.save">Enregistrer</Trans>}>
      {form.inputs}
      <RoleChoice id={`${pk}-role`} role={role} onChange={setRole} />
      {form.isWrong ? null : <MemberNotDone failure={failure} />}
      {isSuccess ? (
        <DoneNotice>
          <Trans id="team.saved">C’est enregistré. Le rôle compte dès maintenant.</Trans>
        </DoneNotice>
      ) : null}
    </SmallForm>
  )
}

/** States why a change failed, for example because at least one administrator must remain. */
export function MemberNotDone({ failure }: { failure: Failure | undefined }) {
  const { t } = useLingui()
  const isLast = failure?.kind === 'refused' && Object.values(failure.fields).flat().includes('last_administrator')
  if (!isLast) return <NotDoneNotice failure={failure} />
  return (
    <Notice tone="error" announce title={t({ id: 'team.last.title', message: 'Rien n’a changé' })}>
      <p>
        <Trans id="team.last">
          C’est la seule personne qui gère les comptes. Donnez d’abord ce rôle à quelqu’un d’autre.
        </Trans>
      </p>
    </Notice>
  )
}

/** Fields about another person; the browser must not fill in the administrator's own data. */
export function memberFields(i18n: I18n) {
  return {
    firstName: {
      id: 'first_name',
      type: 'name',
      label: i18n._(msg({ id: 'team.first-name', message: 'Prénom' })),
      missing: i18n._(msg({ id: 'team.first-name.missing', message: 'Écrivez le prénom' })),
      maxLength: maxPersonNameLength,
    },
    lastName: {
      id: 'last_name',
      type: 'name',
      label: i18n._(msg({ id: 'team.last-name', message: 'Nom de famille' })),
      missing: i18n._(msg({ id: 'team.last-name.missing', message: 'Écrivez le nom de famille' })),
      maxLength: maxPersonNameLength,
    },
    email: {
      id: 'email',
      type: 'email',
      label: i18n._(msg({ id: 'team.email', message: 'Adresse e-mail à la clinique' })),
      hint: i18n._(msg({ id: 'team.email.hint', message: 'Nous y envoyons le lien pour choisir un mot de passe.' })),
      missing: i18n._(msg({ id: 'team.email.missing', message: 'Écrivez une adresse e-mail' })),
      maxLength: 254,
      autoComplete: 'off',
    },
  } satisfies Record<string, ContactField>
}

export const memberTitle = msg({ id: 'team.member', message: 'Personne de l’équipe' })
