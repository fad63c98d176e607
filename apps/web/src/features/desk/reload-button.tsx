import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'

/** Reads the request again; shown with the message that the request has changed. */
export function ReloadButton({ onReload }: { onReload: () => void }) {
  return (
    <Button kind="quiet" onClick={onReload}>
      <Trans id="desk.outdated.reload">Relire la demande</Trans>
    </Button>
  )
}
