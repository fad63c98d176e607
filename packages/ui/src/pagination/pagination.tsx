import type { ReactNode } from 'react'

/** Navigation through the pages of a list: plain links, and the current page. */
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
  /** A link; absent on the first page. */
  previous?: ReactNode
  /** “Page 2 of 5”. */
  current: ReactNode
  /** A link; absent on the last page. */
  next?: ReactNode
}
