import '../forms.css'
import type { ReactNode } from 'react'

/** The same things from several sides, one column each: a table, which narrow screens show row by row. */
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
  /** What is compared, for who does not see the table. */
  caption: string
  /** Names the first column. */
  subject: ReactNode
  /** Plain words: a narrow screen repeats them before each value. */
  columns: readonly { id: string; label: string }[]
  rows: readonly ComparisonRow[]
}

export interface ComparisonRow {
  id: string
  term: ReactNode
  /** In the order of the columns. */
  values: readonly ReactNode[]
}
