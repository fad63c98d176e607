import { isNotFound } from '@clairmemoire/api-client/errors'
import { Choice } from '@clairmemoire/ui/choice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField, NotDoneNotice, SmallForm, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { acceptInvitation } from './invitation.queries.ts'

interface PasswordFormProps {
  site: SiteContext
  /** The key of the link. */
  id: string
  /** The user name that password managers store. */
  email: string
  onChosen: () => void
  /** Called if the link was used or replaced after it was opened. */
  onOver: () => void
}

const fieldId = 'new-password'
const minPassword = 12

/** Asks for a password once; people can make it visible instead of typing it twice (WCAG 3.3.8). */
export function PasswordForm({ site, id, email, onChosen, onOver }: PasswordFormProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isShort, setShort] = useState(false)
  const { failure, isPending, mutate } = useSend(
    (chosen: string) => acceptInvitation(site.api, id, { password: chosen }),
    { onSuccess: onChosen, onFailure: (why) => isNotFound(why) && onOver() },
  )
  const choose = () => {
    const short = Array.from(password.trim()).length < minPassword
    setShort(short)
    if (short) focusField(fieldId)
    else mutate(password)
  }
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={choose}
      submitLabel={<Trans id="invitation.choose">Enregistrer le mot de passe</Trans>}
    >
      <input
        className="visually-hidden"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <TextField
        id={fieldId}
        name="password"
        kind={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        label={t({ id: 'invitation.password', message: 'Votre mot de passe' })}
        hint={t({
          id: 'invitation.password.hint',
          message: 'Au moins 12 caractères. Plusieurs mots sans lien entre eux se retiennent bien.',
        })}
        value={password}
        onChange={setPassword}
        error={isShort ? t({ id: 'invitation.password.short', message: 'Écrivez au moins 12 caractères' }) : undefined}
      />
      <Choice
        kind="checkbox"
        label={t({ id: 'invitation.show', message: 'Afficher le mot de passe' })}
        checked={isShown}
        onChange={() => setShown(!isShown)}
      />
      {isShort ? null : <NotDoneNotice failure={failure} />}
    </SmallForm>
  )
}
