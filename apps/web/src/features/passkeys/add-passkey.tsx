import type { Sent } from '@clairmemoire/api-client/calls'
import type { AddedPasskey } from '@clairmemoire/api-client/schema'
import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField, NotDoneNotice, SmallForm, useSend } from '../../form-flow/index.ts'
import { newKey } from '../../platform/passkeys/passkeys.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { addPasskey, startPasskey } from './passkeys.queries.ts'

interface AddPasskeyProps {
  site: SiteContext
  /** `codes` are the recovery codes, which the backend creates with the first passkey. */
  onAdded: (codes: readonly string[]) => void
}

const nameId = 'passkey-name'

/** Asks for a name, then lets the browser create a passkey. */
export function AddPasskey({ site, onAdded }: AddPasskeyProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { data, failure, isPending, isSuccess, mutate, reset } = useSend((named: string) => makeKey(site, named), {
    onSuccess: (added) => {
      if (added === undefined) return
      setName('')
      onAdded(added.recovery_codes)
    },
  })
  const add = () => {
    const named = name.trim()
    setMissing(named === '')
    if (named !== '') return mutate(named)
    reset()
    return focusField(nameId)
  }
  return (
    <SmallForm isSending={isPending} onSubmit={add} submitLabel={<Trans id="passkeys.add">Ajouter une clé</Trans>}>
      <TextField
        id={nameId}
        name="passkey-name"
        autoComplete="off"
        label={t({ id: 'passkeys.name', message: 'Nom de la clé' })}
        hint={t({
          id: 'passkeys.name.hint',
          message: 'Par exemple : mon téléphone. Le navigateur vous guide ensuite.',
        })}
        value={name}
        onChange={(text) => setName(text.slice(0, 60))}
        error={isMissing ? t({ id: 'passkeys.name.missing', message: 'Donnez un nom à la clé' }) : undefined}
      />
      {isSuccess && data === undefined ? (
        <Notice tone="error" announce title={t({ id: 'passkeys.not-made.title', message: 'Aucune clé n’a été créée' })}>
          <p>
            <Trans id="passkeys.not-made">Réessayez. Le navigateur demande votre doigt, votre visage ou un code.</Trans>
          </p>
        </Notice>
      ) : null}
      <NotDoneNotice failure={failure} />
      <output>
        {data ? <Trans id="passkeys.added">La clé est ajoutée. Elle sert dès la prochaine connexion.</Trans> : null}
      </output>
    </SmallForm>
  )
}

/** Creates and stores a passkey; returns undefined if the browser created none. */
async function makeKey({ api }: SiteContext, name: string): Promise<Sent<AddedPasskey | undefined>> {
  const started = await startPasskey(api)
  if (started.kind !== 'confirmed') return started
  const { key, options } = started.receipt
  const response = await newKey(options)
  return response === undefined ? { kind: 'confirmed', receipt: undefined } : addPasskey(api, { key, name, response })
}
