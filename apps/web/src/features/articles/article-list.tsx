import { CardList } from '@clairmemoire/ui/card-list'
import { ArticleCard } from './article-card.tsx'
import type { ArticleSummary } from './article-summary.ts'

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
