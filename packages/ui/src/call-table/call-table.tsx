import '../desk.css'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../button/button.tsx'
import { FieldRow, SelectField } from '../desk-controls/desk-controls.tsx'

/** A table with one call in each row. On narrow screens each call is a list of its cells. */
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

/** Controls that sort the calls on narrow screens, where the table shows no column headers. */
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
  /** The label is plain text, because narrow screens repeat it before each value. */
  label: string
  /** The values of this column are not broken into several lines. */
  isShort?: boolean
  sorted?: 'ascending' | 'descending' | undefined
}

interface CallTableProps {
  /** The name of the table for screen readers. */
  caption: string
  /** The columns; the cell of the first column is the name of its row. */
  columns: readonly CallColumn[]
  /** `cells` maps the id of each column to the content of its cell. */
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[]
  /** Called with the column to sort by. */
  onSort?: (column: string) => void
  /** Labels of the controls that sort in narrow windows; without `reverse` the order cannot be reversed. */
  sortLabels?: { by: string; reverse: string | undefined }
  /** Checkboxes for rows. */
  selection?: {
    /** The first part of a checkbox's name; the second part is the first cell of its row. */
    label: string
    selected: ReadonlySet<string>
    /** Called with the id of the row; `isRange` is true if Shift was pressed, which selects all rows from the previous one to it. */
    onSelect: (row: string, isRange: boolean) => void
  }
  /** A ref to the table body, which has all rows except the header. */
  ref?: Ref<HTMLTableSectionElement>
}
