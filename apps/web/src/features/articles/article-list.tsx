import type { Topic } from '@clairmemoire/cms-client/topic'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Notice } from '@clairmemoire/ui/notice'
import { Tag, TagList } from '@clairmemoire/ui/tag'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ArticleSummary } from './article-summary.ts'

/** The names of the topics, in display order. */
export const topicNames: Readonly<Record<Topic, MessageDescriptor>> = {
  memory: msg({ id: 'articles.topic.memory', message: 'Mémoire' }),
  consultation: msg({ id: 'articles.topic.consultation', message: 'Consultation' }),
  lifestyle: msg({ id: 'articles.topic.lifestyle', message: 'Vie quotidienne' }),
  medicines: msg({ id: 'articles.topic.medicines', message: 'Médicaments' }),
  research: msg({ id: 'articles.topic.research', message: 'Recherche' }),
  relatives: msg({ id: 'articles.topic.relatives', message: 'Proches' }),
}

export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <CardList>
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} />
      ))}
    </CardList>
  )
}

function ArticleCard({ article }: { article: ArticleSummary }) {
  const { i18n } = useLingui()
  const { slug, title, description, topics, readingMinutes, reviewed, sample } = article
  return (
    <Card
      tag={
        <TagList
          tags={[
            ...topics.map((topic) => <Tag key={topic}>{i18n._(topicNames[topic])}</Tag>),
            <small key="reading">
              <Trans id="articles.card.reading">
                <VisuallyHidden>Lecture : </VisuallyHidden>
                {readingMinutes} min
              </Trans>
              {sample || (
                <>
                  {' '}
                  <Trans id="articles.card.reviewed">Relu le {reviewed}.</Trans>
                </>
              )}
            </small>,
          ]}
        />
      }
      title={
        <Link to="/our-articles/article/$slug" params={{ slug }}>
          {title}
        </Link>
      }
    >
      <p>{description}</p>
    </Card>
  )
}

/** The notice that the search failed. Its texts are loaded with the page, because nothing can be loaded after the failure. */
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
