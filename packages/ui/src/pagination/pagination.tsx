import type { ReactNode } from 'react'

/** The way through a list that is shown in parts: links that work before scripts do, and where one stands. */
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
  /** Links; the first part has none before it, the last none after it. */
  previous?: ReactNode
  /** “Page 2 of 5”. */
  current: ReactNode
  next?: ReactNode
}
