import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ApplicationState } from '../../platform/application-state/application-state.ts'
import { saveFile } from '../../platform/files/save-file.ts'
import { type CarriedPart, carriedFile } from './carried.ts'

/** The minimum number of characters: three or four words, which a machine would need years to guess and a person can read out. */
const minLength = 12

/** Asks for a passphrase and then saves the encrypted file. */
export function CreateFile({ applicationState, part }: { applicationState: ApplicationState; part: CarriedPart }) {
  const { t } = useLingui()
  const [passphrase, setPassphrase] = useState('')
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<'ready' | 'making' | 'made' | 'failed'>('ready')
  const isShort = passphrase.trim().length < minLength
  const make = async () => {
    setTried(true)
    if (isShort) {
      document.getElementById('passphrase')?.focus()
      return
    }
    setState('making')
    // A page served over plain http cannot encrypt.
    const file = await carriedFile(applicationState, part, passphrase).catch(() => undefined)
    const name = t({ id: 'own-results.make.name', message: 'continuer' })
    if (file !== undefined) saveFile(`${name}.json`, file, 'application/json')
    setState(file === undefined ? 'failed' : 'made')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'making') void make()
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={state === 'making'}>
      <Stack>
        <p>
          <Trans id="own-results.make.text">
            Vous enregistrez un fichier fermé par une phrase secrète. Ouvrez-⁠le sur l’autre appareil, depuis la page du
            test. Sans la phrase, personne ne peut le lire, pas même nous.
          </Trans>
        </p>
        <TextField
          id="passphrase"
          autoComplete="off"
          label={t({ id: 'own-results.make.passphrase', message: 'Choisissez une phrase secrète' })}
          hint={t({
            id: 'own-results.make.hint',
            message: 'Au moins 12 caractères : trois ou quatre mots, par exemple. Notez-⁠la.',
          })}
          error={
            isTried && isShort
              ? t({ id: 'own-results.make.short', message: 'Écrivez au moins 12 caractères' })
              : undefined
          }
          value={passphrase}
          onChange={setPassphrase}
        />
        {state === 'made' ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="own-results.make.made">
                Le fichier est enregistré. Mettez-⁠le sur l’autre appareil, mais n’envoyez pas la phrase avec lui.
              </Trans>
            </p>
          </Notice>
        ) : state === 'failed' ? (
          <Notice tone="error" announce>
            <p>
              <Trans id="own-results.make.failed">
                Cet appareil n’a pas pu faire le fichier. Ce que vous avez répondu est toujours ici.
              </Trans>
            </p>
          </Notice>
        ) : null}
        <Actions>
          <Button kind="quiet" type="submit" aria-disabled={state === 'making'}>
            <Trans id="own-results.make.save">Enregistrer le fichier</Trans>
          </Button>
        </Actions>
      </Stack>
    </form>
  )
}
