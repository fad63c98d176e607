import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'

/** Opens the search, whose code no page fetches before; not there without scripts, where the list is whole. */
export function SearchOpener({ onOpen }: { onOpen: () => void }) {
  return (
    <Actions needsScript>
      <Button kind="quiet" onClick={onOpen}>
        <Trans id="articles.search.open">Chercher ou choisir un sujet</Trans>
      </Button>
    </Actions>
  )
}
