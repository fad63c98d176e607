import type { ArticleLink } from '@clairmemoire/cms-client/page'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Link } from '@tanstack/react-router'

export function RelatedArticles({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <LinkList
      links={articles.map(({ slug, title }) => (
        <Link key={slug} to="/our-articles/article/$slug" params={{ slug }}>
          {title}
        </Link>
      ))}
    />
  )
}
