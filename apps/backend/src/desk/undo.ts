import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../platform/database/transaction.ts'

/** Milliseconds during which an outcome can be undone (ADR 0068). */
export const undoTime = 60_000

/** Seconds for which mails about an outcome wait: the time in which it can be undone, and five seconds to store that. */
export const secondsBeforeMail = 65

/** Some columns of one row. */
export interface RowColumns {
  table: PgTable
  columns: readonly PgColumn[]
  where: SQL
}

/** Values by column name, as PostgreSQL writes them in JSON. */
export type ColumnValues = Readonly<Record<string, unknown>>

/** The state of a call before an outcome. */
export interface StateBefore {
  version: number
  /** Columns of the desk case. */
  case: ColumnValues
  /** Columns of the request or the result. */
  call: ColumnValues
  /** The rows of the reserved times of the call. */
  slots: readonly ColumnValues[]
}

export async function readColumns(tx: Transaction, { table, columns, where }: RowColumns): Promise<ColumnValues> {
  const { rows } = await tx.execute<{ found: ColumnValues }>(
    sql`select to_jsonb(found) as found from (select ${namesOf(columns)} from ${table} where ${where}) found`,
  )
  return rows[0]?.found ?? {}
}

export async function writeColumns(
  tx: Transaction,
  { table, columns, where }: RowColumns,
  values: ColumnValues,
): Promise<void> {
  const names = namesOf(columns)
  await tx.execute(sql`
    update ${table} set (${names}) = (
      select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(values)}::jsonb)
    ) where ${where}`)
}

function namesOf(columns: readonly PgColumn[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}
