import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { SavedStatus } from '@clairmemoire/ui/form-status'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FlowDraft } from '../page/draft.ts'

interface SavedNoteProps {
  savedIn: 'device' | 'tab'
  isSaving: boolean
  isSent: boolean
}

/** Tells the visitor where the answers are stored and, unless `isSent`, that they are not sent yet (R0-17). */
export function SavedNote({ savedIn, isSaving, isSent }: SavedNoteProps) {
  return (
    <SavedStatus isSaving={isSaving}>
      {savedIn === 'device' ? (
        <Trans id="form-flow.saved.device">Réponses enregistrées sur cet appareil.</Trans>
      ) : (
        <Trans id="form-flow.saved.tab">Réponses gardées tant que cette page reste ouverte.</Trans>
      )}
      {isSent ? null : (
        <>
          {' '}
          <Trans id="form-flow.saved.not-sent">Pas encore envoyées.</Trans>
        </>
      )}
    </SavedStatus>
  )
}

interface OutdatedNoticeProps {
  flow: FlowDraft
  /** The version of the questions that were answered last. */
  answered: string | undefined
  version: string
}

/** Tells the visitor that the questions have changed since they answered them; stays while the form is open. */
export function OutdatedNotice({ flow, version, answered = version }: OutdatedNoticeProps) {
  const [answeredBefore] = useState(answered)
  if (answeredBefore === version || Object.keys(flow.values).length === 0) return null
  return (
    <Notice tone="info">
      <p>
        <Trans id="form-flow.outdated">
          Nos questions ont changé depuis votre dernière visite. Vos réponses sont gardées : vérifiez-les au passage.
        </Trans>
      </p>
    </Notice>
  )
}

/** Asks for confirmation, because erasing cannot be undone (R0-15, WCAG 3.3.6). */
export function EraseAnswers({ onErase }: { onErase: () => void }) {
  return (
    <Disclosure summary={<Trans id="form-flow.erase.open">Effacer mes réponses sur cet appareil</Trans>}>
      <p>
        <Trans id="form-flow.erase.warning">
          Toutes vos réponses seront effacées de cet appareil. Vous ne pourrez pas les retrouver.
        </Trans>
      </p>
      <Button kind="quiet" onClick={onErase}>
        <Trans id="form-flow.erase.confirm">Tout effacer</Trans>
      </Button>
    </Disclosure>
  )
}
