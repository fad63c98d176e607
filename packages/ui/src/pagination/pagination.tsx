import type { ReactNode } from 'react'

/** Plain links to the previous and the next page of a list, and the name of the current page. */
export function Pagination({ label, previous, current, next }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={label}>
      <p className="pagination__way">{previous}</p>
      <p aria-current="page">{current}</p>
      <p className="pagination__way pagination__way--next">{next}</p>
    </nav>
  )
}

interface PaginationProps {
  label: string
  /** The link to the previous page; the first page has none. */
  previous?: ReactNode
  /** The name of the current page, such as “Page 2 of 5”. */
  current: ReactNode
  /** The link to the next page; the last page has none. */
  next?: ReactNode
}
