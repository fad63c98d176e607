import { SavedStatus } from '@clairmemoire/ui/saved-status'
import { Trans } from '@lingui/react/macro'

interface SavedNoteProps {
  keeping: 'device' | 'tab'
  isSaving: boolean
  isSent: boolean
}

/** Where the answers are, and, as long as it is so, that nothing has left the device yet (R0-17). */
export function SavedNote({ keeping, isSaving, isSent }: SavedNoteProps) {
  return (
    <SavedStatus isSaving={isSaving}>
      {keeping === 'device' ? (
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
