import { Hero } from '@clairmemoire/ui/hero'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { articlesCatalog } from './catalog.ts'
import { ArticleList } from './article-list.tsx'
import { ArticleParts } from './article-parts.tsx'
import type { ArticlesPageData } from './articles-page-data.ts'
import { FeedLink } from './feed-link.tsx'
import { SampleArticlesNotice } from './sample-articles-notice.tsx'
import { useSearchFailure } from './search-failure.tsx'
import { SearchOpener } from './search-opener.tsx'

/** All articles, the latest first. Whole without scripts; with them it can be searched. */
export function ArticlesPage({ list }: ListProps) {
  const { i18n } = useLingui()
  const searchFailure = useSearchFailure()
  const [Finder, setFinder] = useState<ComponentType<ListProps>>()

  const [hasFailed, setHasFailed] = useState(false)

  async function openSearch(): Promise<void> {
    try {
      const [{ ArticleFinder }] = await Promise.all([
        import('./article-finder.tsx'),
        loadCatalog(i18n, articlesCatalog),
      ])
      setFinder(() => ArticleFinder)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <>
      <Hero
        title={<Trans id="articles.home.title">Nos articles</Trans>}
        lead={
          <Trans id="articles.home.lead">
            Des textes courts et clairs sur la mémoire, avec leurs sources et la date de leur relecture.
          </Trans>
        }
      />
      <Section labelledBy="articles">
        <Stack>
          <h2 id="articles">
            <Plural id="articles.count" value={list.count} one="# article" other="# articles" />
          </h2>
          {list.entries.some(({ sample }) => sample) && <SampleArticlesNotice />}
          {hasFailed && searchFailure(() => void openSearch())}
          {Finder ? (
            <Finder list={list} />
          ) : (
            <>
              {list.count > 1 && <SearchOpener onOpen={() => void openSearch()} />}
              <ArticleList articles={list.entries} />
              <ArticleParts page={list.page} pages={list.pages} />
            </>
          )}
          <FeedLink />
          {list.count === 0 && (
            <p>
              <Trans id="articles.none">Nos premiers articles arrivent bientôt.</Trans>
            </p>
          )}
        </Stack>
      </Section>
    </>
  )
}

type ListProps = Pick<ArticlesPageData, 'list'>
