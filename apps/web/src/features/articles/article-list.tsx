import type { Topic } from '@clairmemoire/cms-client/article'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Tag, TagList } from '@clairmemoire/ui/tag'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from './article-summary.ts'

/** In the order in which they are offered. */
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
      tag={<TagList tags={topics.map((topic) => <Tag key={topic}>{i18n._(topicNames[topic])}</Tag>)} />}
      title={
        <Link to="/our-articles/article/$slug" params={{ slug }}>
          {title}
        </Link>
      }
    >
      <p>{description}</p>
      <p>
        <Trans id="articles.card.reading">Lecture : {readingMinutes} min.</Trans>
        {sample || (
          <>
            {' '}
            <Trans id="articles.card.reviewed">Relu le {reviewed}.</Trans>
          </>
        )}
      </p>
    </Card>
  )
}
