import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RowStatement } from '../platform/database/insert-rows.ts'

/** The statement that empties columns of one row and leaves the rest. */
export function forgetColumns(table: PgTable, id: string, columns: readonly string[]): RowStatement {
  const name = getTableName(table)
  const emptied = columns.map((column) => `${column} = null`).join(', ')
  return {
    text: `update ${name} set ${emptied} from json_to_recordset($rows) as given(id uuid) where ${name}.id = given.id`,
    rows: [{ id }],
  }
}
