import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Trans } from '@lingui/react/macro'

/** Asks once more, since it cannot be undone (R0-15, WCAG 3.3.6). */
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
