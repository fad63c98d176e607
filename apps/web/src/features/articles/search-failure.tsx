import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The notice that the search failed. Its words are read with the page: when it is shown, nothing may be loaded any more. */
export function useSearchFailure(): (onRetry: () => void) => ReactNode {
  const { t } = useLingui()
  const title = t({ id: 'articles.search-failure.title', message: 'La recherche ne marche pas en ce moment' })
  const text = t({
    id: 'articles.search-failure.text',
    message: 'Vous pouvez réessayer, ou parcourir la liste ci-dessous.',
  })
  const retry = t({ id: 'articles.search-failure.retry', message: 'Réessayer' })
  return (onRetry) => (
    <Notice tone="error" announce title={title}>
      <p>{text}</p>
      <Actions>
        <Button kind="quiet" onClick={onRetry}>
          {retry}
        </Button>
      </Actions>
    </Notice>
  )
}
