import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { ArticleFilter } from './article-filter.tsx'
import { ArticleResults } from './article-results.tsx'
import { createArticleSearch, everything } from './article-search.ts'
import type { ArticleSummary } from './article-summary.ts'
import type { ListPart } from '@clairmemoire/domain/list-part'
import { NothingFound } from './nothing-found.tsx'
import { useSearchFailure } from './search-failure.tsx'
import { useEveryArticle } from './use-every-article.ts'

/** Narrows all articles down while the reader types or chooses; how many are left is told politely (WCAG 4.1.3). */
export function ArticleFinder({ list }: { list: ListPart<ArticleSummary> }) {
  const { i18n } = useLingui()
  const { state, articles, readAgain } = useEveryArticle(list)
  const searchFailure = useSearchFailure()
  const [wish, setWish] = useState(everything)
  const sought = useDeferredValue(wish)
  const search = useMemo(() => createArticleSearch(articles, i18n), [articles, i18n])
  const found = useMemo(() => search(sought), [search, sought])
  return (
    <>
      <ArticleFilter wish={wish} look={(next) => setWish({ ...wish, ...next })} />
      {state === 'failed' && searchFailure(readAgain)}
      <p>
        <output>
          {state === 'loading' ? (
            <Trans id="articles.search.loading">Un instant, nous rassemblons tous les articles.</Trans>
          ) : (
            <Plural id="articles.found" value={found.length} one="# article trouvé" other="# articles trouvés" />
          )}
        </output>
      </p>
      {found.length === 0 && <NothingFound onShowAll={() => setWish(everything)} />}
      <ArticleResults key={`${sought.topic} ${sought.typed}`} articles={found} />
    </>
  )
}
