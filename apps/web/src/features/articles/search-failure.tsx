import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'

export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      announce
      title={<Trans id="articles.search-failure.title">La recherche ne marche pas en ce moment</Trans>}
    >
      <p>
        <Trans id="articles.search-failure.text">Vous pouvez réessayer, ou parcourir la liste ci-dessous.</Trans>
      </p>
      <Actions>
        <Button kind="quiet" onClick={onRetry}>
          <Trans id="articles.search-failure.retry">Réessayer</Trans>
        </Button>
      </Actions>
    </Notice>
  )
}
