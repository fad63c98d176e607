import type { ListPart } from '@clairmemoire/domain/list-part'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import tea from '@clairmemoire/ui/drawings/tea.svg'
import { Hero } from '@clairmemoire/ui/hero'
import { Stack } from '@clairmemoire/ui/layout'
import { Pagination } from '@clairmemoire/ui/pagination'
import { Section } from '@clairmemoire/ui/section'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { feedPath } from '../../routing/file-paths.ts'
import { ArticleList, useSearchFailure } from './article-list.tsx'
import { articlesCatalog } from './articles.copy.ts'
import type { ArticlesPageData } from './articles-page-data.ts'

/** Lists the articles, the newest first. With scripts, readers can also search them. */
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
        sketch={tea}
        lead={
          <Trans id="articles.home.lead">
            Des textes courts et clairs sur la mémoire, avec leurs sources et la date de leur relecture.
          </Trans>
        }
        actions={!Finder && list.count > 1 && <SearchOpener onOpen={() => void openSearch()} />}
      />
      <Section labelledBy="articles">
        <Stack>
          <h2 id="articles">
            <Plural id="articles.count" value={list.count} one="# article" other="# articles" />
          </h2>
          {hasFailed && searchFailure(() => void openSearch())}
          {Finder ? (
            <Finder list={list} />
          ) : (
            <>
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

/** A link to the feed for people; feed readers and browsers find the feed through the `link` element. */
function FeedLink() {
  return (
    <p>
      <link rel="alternate" type="application/atom+xml" href={feedPath} />
      <Trans id="articles.feed">
        Vous lisez les nouvelles dans un lecteur de flux ? <a href={feedPath}>Voici le flux de nos articles</a>.
      </Trans>
    </p>
  )
}

/** A button that loads and opens the search; it is hidden without scripts. */
function SearchOpener({ onOpen }: { onOpen: () => void }) {
  return (
    <Actions needsScript>
      <Button kind="quiet" onClick={onOpen}>
        <Trans id="articles.search.open">Chercher ou choisir un sujet</Trans>
      </Button>
    </Actions>
  )
}

/** The pagination of the list; its links work without scripts. */
function ArticleParts({ page, pages }: Pick<ListPart<unknown>, 'page' | 'pages'>) {
  const { t } = useLingui()
  if (pages === 1) return null
  return (
    <Pagination
      label={t({ id: 'articles.parts.label', message: 'Pages de la liste' })}
      previous={
        page > 1 && (
          <Link to="/our-articles" search={page > 2 ? { page: String(page - 1) } : {}}>
            <Trans id="articles.parts.previous">Articles précédents</Trans>
          </Link>
        )
      }
      current={
        <Trans id="articles.parts.current">
          Page {page} sur {pages}
        </Trans>
      }
      next={
        page < pages && (
          <Link to="/our-articles" search={{ page: String(page + 1) }}>
            <Trans id="articles.parts.next">Articles suivants</Trans>
          </Link>
        )
      }
    />
  )
}
