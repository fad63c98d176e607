import type { Topic } from '@clairmemoire/cms-client/topic'
import type { ListPart } from '@clairmemoire/domain/list-part'
import { createTextSearch } from '@clairmemoire/domain/text-search'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Notice } from '@clairmemoire/ui/notice'
import { Filter } from '@clairmemoire/ui/search-form'
import { TextField } from '@clairmemoire/ui/text-field'
import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { ArticleList, topicNames, useSearchFailure } from './article-list.tsx'
import { type ArticleSummary, partSize, summaryOf } from './article-summary.ts'

/** The search of a reader: the typed words, and one topic or all topics. */
interface Wish {
  typed: string
  topic: Topic | 'all'
}

export const everything: Wish = { typed: '', topic: 'all' }

/** Searches articles by title, description and topic. The search text never leaves the device. */
export function createArticleSearch(
  articles: readonly ArticleSummary[],
  i18n: I18n,
): (wish: Wish) => readonly ArticleSummary[] {
  const search = createTextSearch(articles, ({ title, description, topics }) => ({
    title,
    text: [description, ...topics.map((topic) => i18n._(topicNames[topic]))].join(' '),
  }))
  return ({ typed, topic }) => search(typed).filter(({ topics }) => topic === 'all' || topics.includes(topic))
}

const fieldId = 'article-search'

/** Filters all articles while the reader types or chooses; the number of results is announced (WCAG 4.1.3). */
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

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
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

/** Shows as many results as a page of the list has; a button adds the same number. */
function ArticleResults({ articles }: { articles: readonly ArticleSummary[] }) {
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

/** All articles to search. If the page does not have all articles, they are loaded once. */
function useEveryArticle({ entries, pages }: ListPart<ArticleSummary>) {
  const { content, locale }: SiteContext = useRouter().options.context
  const [every, setEvery] = useState<readonly ArticleSummary[] | 'loading' | 'failed'>(
    pages === 1 ? entries : 'loading',
  )
  const isLoading = every === 'loading'
  // Loading is an effect outside React.
  useEffect(() => {
    if (!isLoading) return
    content()
      .then((client) => client.articles())
      .then((articles) => setEvery(articles.map((entry) => summaryOf(entry, locale))))
      .catch(() => setEvery('failed'))
  }, [isLoading, content, locale])
  const readAgain = () => setEvery('loading')
  return typeof every === 'string'
    ? { state: every, articles: entries, readAgain }
    : { state: 'ready', articles: every, readAgain }
}

/** A search field and the topics; each change applies immediately. */
function ArticleFilter({ wish, look }: { wish: Wish; look: (next: Partial<Wish>) => void }) {
  const { t, i18n } = useLingui()
  // Readers who open the search want to type immediately.
  useEffect(() => document.getElementById(fieldId)?.focus(), [])
  const topics = Object.entries(topicNames).map(([id, name]) => ({ id, label: i18n._(name) }))
  return (
    <Filter label={t({ id: 'articles.filter.label', message: 'Chercher un article' })}>
      <TextField
        kind="search"
        id={fieldId}
        label={t({ id: 'articles.filter.field', message: 'Que cherchez-vous ?' })}
        hint={t({
          id: 'articles.filter.hint',
          message: 'Un mot suffit, par exemple : sommeil. Ce que vous écrivez ici reste sur cet appareil.',
        })}
        value={wish.typed}
        onChange={(typed) => look({ typed })}
      />
      <ChoiceGroup
        kind="radio"
        layout="pills"
        name="topic"
        legend={t({ id: 'articles.filter.topic', message: 'Sujet' })}
        options={[{ id: 'all', label: t({ id: 'articles.filter.all', message: 'Tous les sujets' }) }, ...topics]}
        value={[wish.topic]}
        onChange={([topic]) => look({ topic: topic as Wish['topic'] })}
      />
    </Filter>
  )
}
