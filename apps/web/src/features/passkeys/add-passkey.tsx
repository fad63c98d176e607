import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField, NotDoneNotice, SmallForm, useSending } from '../../form-flow/index.ts'
import { newKey } from '../../platform/passkeys/passkeys.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { addPasskey, startPasskey } from './passkeys.queries.ts'

interface AddPasskeyProps {
  site: SiteContext
  /** With the codes that come with the first key. */
  onAdded: (codes: readonly string[]) => void
}

const nameId = 'passkey-name'

/** Names a key, then has the browser make it. */
export function AddPasskey({ site, onAdded }: AddPasskeyProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'name' | 'key'>()
  const [isAdded, setAdded] = useState(false)
  const { isSending, failure, sending } = useSending()
  const add = async () => {
    setProblem(undefined)
    setAdded(false)
    if (name.trim() === '') {
      setProblem('name')
      return focusField(nameId)
    }
    const asked = await sending(startPasskey(site.api))
    if (asked === undefined) return undefined
    const { key, options } = asked.receipt
    const response = await newKey(options)
    if (response === undefined) return setProblem('key')
    const answer = await sending(addPasskey(site.api, { key, name: name.trim(), response }))
    if (answer === undefined) return undefined
    setName('')
    setAdded(true)
    return onAdded(answer.receipt.recovery_codes)
  }
  return (
    <SmallForm
      isSending={isSending}
      onSubmit={() => void add()}
      submitLabel={<Trans id="passkeys.add">Ajouter une clé</Trans>}
    >
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
        error={problem === 'name' ? t({ id: 'passkeys.name.missing', message: 'Donnez un nom à la clé' }) : undefined}
      />
      {problem === 'key' ? (
        <Notice tone="error" announce title={t({ id: 'passkeys.not-made.title', message: 'Aucune clé n’a été créée' })}>
          <p>
            <Trans id="passkeys.not-made">Réessayez. Le navigateur demande votre doigt, votre visage ou un code.</Trans>
          </p>
        </Notice>
      ) : null}
      <NotDoneNotice failure={failure} />
      <output>
        {isAdded ? <Trans id="passkeys.added">La clé est ajoutée. Elle sert dès la prochaine connexion.</Trans> : null}
      </output>
    </SmallForm>
  )
}
