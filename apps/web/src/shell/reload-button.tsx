import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'

export function ReloadButton() {
  return (
    <Button onClick={() => location.reload()}>
      <Trans id="shell.technical-issue.retry">Recharger la page</Trans>
    </Button>
  )
}
