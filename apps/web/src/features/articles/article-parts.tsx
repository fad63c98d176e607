import { Pagination } from '@clairmemoire/ui/pagination'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListPart } from '@clairmemoire/domain/list-part'

/** The way through a list of more than one part; its links work without scripts. */
export function ArticleParts({ page, pages }: Pick<ListPart<unknown>, 'page' | 'pages'>) {
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
