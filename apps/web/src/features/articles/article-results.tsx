import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ArticleList } from './article-list.tsx'
import type { ArticleSummary } from './article-summary.ts'
import { partSize } from './part-size.ts'

/** What was found, as many at a time as a page of the list shows. */
export function ArticleResults({ articles }: { articles: readonly ArticleSummary[] }) {
  const [room, setRoom] = useState(partSize)
  return (
    <>
      <ArticleList articles={articles.slice(0, room)} />
      {articles.length > room && (
        <Actions>
          <Button kind="quiet" onClick={() => setRoom(room + partSize)}>
            <Trans id="articles.found.more">Afficher plus d’articles</Trans>
          </Button>
        </Actions>
      )}
    </>
  )
}
