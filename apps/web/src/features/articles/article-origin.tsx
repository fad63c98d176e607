import { LinkList } from '@clairmemoire/ui/link-list'
import { Trans } from '@lingui/react/macro'
import { linkTo, RelatedArticles } from '../../blocks/index.ts'
import type { ArticlePageData } from './article-page-data.ts'

/** Where the text comes from, and what to read next. */
export function ArticleOrigin({ sources, related }: Pick<ArticlePageData['article'], 'sources' | 'related'>) {
  return (
    <>
      <h2 id="sources">
        <Trans id="articles.sources">Nos sources</Trans>
      </h2>
      <LinkList
        links={sources.map(({ title, href }) =>
          href === undefined ? <span key={title}>{title}</span> : linkTo(href, title),
        )}
      />
      {related.length > 0 && (
        <>
          <h2>
            <Trans id="articles.related">À lire ensuite</Trans>
          </h2>
          <RelatedArticles articles={related} />
        </>
      )}
    </>
  )
}
