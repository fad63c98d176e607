import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A statement over rows that travel as one JSON value, `$rows`: however many there are, its text and its plan are the same. */
export interface RowStatement {
  text: string
  rows: readonly object[]
}

/** Properties of a row, each with the name of its column. */
type ColumnNames = readonly (readonly [property: string, column: string])[]

const columnNames = new Map<PgTable, ColumnNames>()

/** `ending` is what may follow the rows of an insert: what happens on a conflict, what is returned. */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  ending = '',
): RowStatement {
  const columns = columnNames.get(table) ?? columnNamesOf(table)
  const name = getTableName(table)
  const names = columns.map(([, column]) => column).join(', ')
  return {
    text: `insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, $rows) ${ending}`,
    rows: rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([property, column]) => [column, row[property]])),
    ),
  }
}

function columnNamesOf(table: PgTable): ColumnNames {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => column.generatedIdentity === undefined)
  const names = columns.map(([property, column]) => [property, column.name] as const)
  columnNames.set(table, names)
  return names
}
