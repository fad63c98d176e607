import { Card } from '@clairmemoire/ui/card'
import { CardList } from '@clairmemoire/ui/card-list'
import { Tag } from '@clairmemoire/ui/tag'
import { TagList } from '@clairmemoire/ui/tag-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from './article-summary.ts'
import { topicNames } from './topics.copy.ts'

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
            sample && (
              <Tag key="sample" tone="honey">
                <Trans id="articles.card.sample">Exemple</Trans>
              </Tag>
            ),
            ...topics.map((topic) => <Tag key={topic}>{i18n._(topicNames[topic])}</Tag>),
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
