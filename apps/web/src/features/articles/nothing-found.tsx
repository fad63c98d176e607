import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'

export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Notice tone="info" title={<Trans id="articles.nothing.title">Nous n’avons rien trouvé</Trans>}>
      <p>
        <Trans id="articles.nothing.text">Essayez un autre mot, ou regardez tous les articles.</Trans>
      </p>
      <Actions>
        <Button kind="quiet" onClick={onShowAll}>
          <Trans id="articles.nothing.all">Voir tous les articles</Trans>
        </Button>
      </Actions>
    </Notice>
  )
}
