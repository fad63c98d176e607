import { SavedStatus } from '@clairmemoire/ui/saved-status'
import { Trans } from '@lingui/react/macro'

/** Where the answers are, and that nothing has left the device yet (R0-17). */
export function SavedNote({ keeping }: { keeping: 'device' | 'tab' }) {
  return (
    <SavedStatus>
      {keeping === 'device' ? (
        <Trans id="form-flow.saved.device">Réponses enregistrées sur cet appareil. Pas encore envoyées.</Trans>
      ) : (
        <Trans id="form-flow.saved.tab">Réponses gardées tant que cette page reste ouverte. Pas encore envoyées.</Trans>
      )}
    </SavedStatus>
  )
}
