import '../forms.css'
import type { ReactNode } from 'react'

/** A table that compares items, with one column for each item; narrow screens show its rows one below the other. */
export function Comparison({ caption, subject, columns, rows }: ComparisonProps) {
  if (rows.length === 0) return null
  return (
    <table className="comparison">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{subject}</th>
          {columns.map(({ id, label }) => (
            <th scope="col" key={id}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, term, values }) => (
          <tr key={id}>
            <th scope="row">{term}</th>
            {columns.map((column, index) => (
              <td key={column.id} data-column={column.label}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ComparisonProps {
  /** The table's caption, for screen readers. */
  caption: string
  /** Header of the first column. */
  subject: ReactNode
  /** Labels are plain text, because narrow screens repeat them before each value. */
  columns: readonly { id: string; label: string }[]
  rows: readonly ComparisonRow[]
}

export interface ComparisonRow {
  id: string
  term: ReactNode
  /** The values, in the order of the columns. */
  values: readonly ReactNode[]
}
