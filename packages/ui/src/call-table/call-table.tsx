import '../desk.css'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../button/button.tsx'
import { FieldRow, SelectField } from '../desk-controls/desk-controls.tsx'

/** A table of calls, one call a row; narrow screens show each call as a list of its cells. */
export function CallTable({ caption, columns, rows, onSort, sortLabels, selection, ref }: CallTableProps) {
  const [first, ...others] = columns
  const id = useId()
  return (
    <section className="call-table__frame">
      {onSort && sortLabels && <Order columns={columns} labels={sortLabels} onSort={onSort} />}
      <table className="call-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <span className="visually-hidden" id={`${id}-select`}>
                  {selection.label}
                </span>
              </th>
            )}
            {columns.map(({ id: column, label, sorted }) => (
              <th scope="col" key={column} aria-sort={sorted}>
                {onSort ? (
                  <button className="call-table__sort" type="button" onClick={() => onSort(column)}>
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
          {rows.map(({ id: row, cells }) => (
            <tr key={row}>
              {selection && (
                <td className="call-table__select">
                  <label>
                    <input
                      type="checkbox"
                      aria-labelledby={`${id}-select ${id}-${row}`}
                      checked={selection.selected.has(row)}
                      readOnly
                      onClick={({ shiftKey }) => selection.onSelect(row, shiftKey)}
                    />
                  </label>
                </td>
              )}
              {first && (
                <th scope="row" id={`${id}-${row}`}>
                  {cells[first.id]}
                </th>
              )}
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

/** Sorts where the columns have no header. */
function Order({ columns, labels, onSort }: Pick<CallTableProps, 'columns'> & OrderProps) {
  const sorted = columns.find((column) => column.sorted !== undefined)?.id ?? ''
  return (
    <div className="call-table__order">
      <FieldRow>
        <SelectField
          label={labels.by}
          value={sorted}
          options={columns.map(({ id, label }) => ({ value: id, label }))}
          onChange={onSort}
        />
        {labels.reverse !== undefined && (
          <Button kind="quiet" onClick={() => onSort(sorted)}>
            {labels.reverse}
          </Button>
        )}
      </FieldRow>
    </div>
  )
}

interface OrderProps {
  labels: NonNullable<CallTableProps['sortLabels']>
  onSort: (column: string) => void
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
  /** Labels of the controls that sort in narrow windows; without `reverse` the order cannot be reversed. */
  sortLabels?: { by: string; reverse: string | undefined }
  /** Checkboxes for rows. */
  selection?: {
    /** What a checkbox does; its name ends with the first cell of the row. */
    label: string
    selected: ReadonlySet<string>
    /** Called with the row, and whether it ends a range. */
    onSelect: (row: string, isRange: boolean) => void
  }
  /** Of the rows, without the header. */
  ref?: Ref<HTMLTableSectionElement>
}
