import '../desk.css'
import type { ReactNode, Ref } from 'react'

/** A table of calls, one call a row; narrow screens show each call as a list of its cells. */
export function CallTable({ caption, columns, rows, onSort, ref }: CallTableProps) {
  const [first, ...others] = columns
  return (
    <section className="call-table__frame">
      <table className="call-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, sorted }) => (
              <th scope="col" key={id} aria-sort={sorted}>
                {onSort ? (
                  <button className="call-table__sort" type="button" onClick={() => onSort(id)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={ref}>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {first && <th scope="row">{cells[first.id]}</th>}
              {others.map((column) => (
                <td
                  key={column.id}
                  className={column.isShort ? 'call-table__short' : undefined}
                  data-column={column.label}
                >
                  {cells[column.id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export interface CallColumn {
  id: string
  /** Plain text: narrow screens repeat it before each value. */
  label: string
  /** Its values stay on one line. */
  isShort?: boolean
  sorted?: 'ascending' | 'descending' | undefined
}

interface CallTableProps {
  /** For screen readers. */
  caption: string
  /** The first one names the row. */
  columns: readonly CallColumn[]
  /** The cells by column. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[]
  /** Called with the column to sort by. */
  onSort?: (column: string) => void
  /** Of the rows, without the header. */
  ref?: Ref<HTMLTableSectionElement>
}
