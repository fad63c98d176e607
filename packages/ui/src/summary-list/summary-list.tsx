import '../forms.css'
import type { ReactNode } from 'react'

/** A list of questions and answers. The `action` of a row is a link or a button, with a hidden text that names the row. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className="summary-list">
      {rows.map(({ id, term, value, action }, index) => (
        <div className="summary-list__row" key={id ?? (typeof term === 'string' ? term : index)}>
          <dt className="summary-list__term">{term}</dt>
          <dd className="summary-list__value">{value}</dd>
          {action === undefined ? null : <dd className="summary-list__action">{action}</dd>}
        </div>
      ))}
    </dl>
  )
}

export interface SummaryRow {
  id?: string
  /** The question. */
  term: ReactNode
  value: ReactNode
  action?: ReactNode
}
