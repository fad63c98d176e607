import { Pagination } from '@clairmemoire/ui/pagination'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

interface CataloguePartsProps {
  page: number
  pages: number
  /** What is looked for stays. */
  search: Readonly<Record<string, string>>
}

/** The way through a catalogue of more than one part; its links work without scripts. */
export function CatalogueParts({ page, pages, search }: CataloguePartsProps) {
  const { t } = useLingui()
  if (pages === 1) return null
  return (
    <Pagination
      label={t({ id: 'studies.parts.label', message: 'Pages du catalogue' })}
      previous={
        page > 1 && (
          <Link to="/essais-cliniques" search={{ ...search, page: String(page - 1) }}>
            <Trans id="studies.parts.previous">Études précédentes</Trans>
          </Link>
        )
      }
      current={
        <Trans id="studies.parts.current">
          Page {page} sur {pages}
        </Trans>
      }
      next={
        page < pages && (
          <Link to="/essais-cliniques" search={{ ...search, page: String(page + 1) }}>
            <Trans id="studies.parts.next">Études suivantes</Trans>
          </Link>
        )
      }
    />
  )
}
