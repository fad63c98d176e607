import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { AlertDialog } from '@clairmemoire/ui/dialog'
import { FileField } from '@clairmemoire/ui/file-field'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ApplicationState } from '../../platform/application-state/application-state.ts'
import type { OpenedFile } from '../../platform/sealing/passphrase-sealing.ts'
import { ownResultPart } from '../own-result.ts'
import { type CarriedPart, openCarried } from './carried.ts'

interface Found {
  part: CarriedPart
  value: unknown
}

/** Restores the state from a file of another device; replacing the state of this device needs a confirmation. */
export function OpenFile({ applicationState }: { applicationState: ApplicationState }) {
  const { t } = useLingui()
  const [file, setFile] = useState<File>()
  const [passphrase, setPassphrase] = useState('')
  const [isTried, setTried] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [why, setWhy] = useState<WhyNotOpened>()
  const [found, setFound] = useState<Found>()

  const replaceAndContinue = async ({ part, value }: Found) => {
    await applicationState.save(part, value)
    location.assign(part === ownResultPart ? '/recommendations' : '/questionnaire')
  }
  const open = async () => {
    setTried(true)
    setWhy(undefined)
    if (!file || passphrase.trim() === '') {
      document.getElementById(file ? 'file-passphrase' : 'carried-file')?.focus()
      return
    }
    setOpening(true)
    const opened = await openCarried(await file.text().catch(() => ''), passphrase)
    setOpening(false)
    if (opened.kind !== 'opened') {
      setWhy(opened.kind)
      return
    }
    const { carried } = opened
    if ((await applicationState.open(carried.part)) === undefined) await replaceAndContinue(carried)
    else setFound(carried)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOpening) void open()
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={isOpening}>
      <Stack>
        <FileField
          id="carried-file"
          accept=".json"
          label={t({ id: 'own-results.open.file', message: 'Le fichier de l’autre appareil' })}
          hint={t({ id: 'own-results.open.hint', message: 'Il est lu ici et n’est envoyé à personne.' })}
          error={isTried && !file ? t({ id: 'own-results.open.no-file', message: 'Choisissez un fichier' }) : undefined}
          onChange={setFile}
        />
        <TextField
          id="file-passphrase"
          autoComplete="off"
          label={t({ id: 'own-results.open.passphrase', message: 'Votre phrase secrète' })}
          error={
            isTried && passphrase.trim() === ''
              ? t({ id: 'own-results.open.no-passphrase', message: 'Écrivez la phrase secrète de ce fichier' })
              : undefined
          }
          value={passphrase}
          onChange={setPassphrase}
        />
        {why === undefined ? null : (
          <Notice tone="error" announce>
            <p>
              <NotOpened why={why} />
            </p>
          </Notice>
        )}
        <Actions>
          <Button kind="quiet" type="submit" aria-disabled={isOpening}>
            <Trans id="own-results.open.open">Ouvrir et continuer</Trans>
          </Button>
        </Actions>
      </Stack>
      {found ? (
        <AlertDialog
          title={<Trans id="own-results.open.replace.title">Remplacer ce que garde cet appareil ?</Trans>}
          confirmLabel={<Trans id="own-results.open.replace.confirm">Remplacer</Trans>}
          cancelLabel={<Trans id="own-results.open.replace.cancel">Ne rien changer</Trans>}
          onConfirm={() => void replaceAndContinue(found)}
          onCancel={() => setFound(undefined)}
        >
          <p>
            <Trans id="own-results.open.replace.text">
              Cet appareil garde déjà un test ou un résultat. Ce qui est dans le fichier prendra sa place ici.
            </Trans>
          </p>
        </AlertDialog>
      ) : null}
    </form>
  )
}

type WhyNotOpened = Exclude<OpenedFile['kind'], 'opened'>

/** States why a file could not be opened and what to try. Nothing on this device has changed. */
function NotOpened({ why }: { why: WhyNotOpened }) {
  switch (why) {
    case 'closed':
      return (
        <Trans id="own-results.open.closed">
          Cette phrase n’ouvre pas ce fichier. Vérifiez les majuscules et les accents, puis réessayez.
        </Trans>
      )
    case 'other_version':
      return (
        <Trans id="own-results.open.other-version">
          Ce fichier vient d’une autre version de ce site. Faites-en un nouveau sur l’autre appareil.
        </Trans>
      )
    case 'no_file':
    default:
      return (
        <Trans id="own-results.open.not-ours">
          Ce fichier ne vient pas de ce site. Choisissez celui que l’autre appareil a enregistré.
        </Trans>
      )
  }
}
