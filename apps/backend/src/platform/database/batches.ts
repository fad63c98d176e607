import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/**
 * The number of rows in one transaction, which then takes a fraction of a second, so that no request waits long for its locks.
 */
const batch = 200

/** Handles rows until none is left; `handle` has to change them so that `read` does not return them again. */
export async function inBatches<Row>(
  read: (limit: number) => PromiseLike<readonly Row[]>,
  handle: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let rows = await read(batch); rows.length > 0; rows = await read(batch)) await handle(rows)
}

/** Deletes all rows whose time is before the given time, or those of them in an index; the column of the time has the index. */
export async function deleteOlder(
  database: Database,
  time: PgColumn,
  before: Date | SQL,
  which = sql`true`,
): Promise<void> {
  const { table } = time
  await repeat(
    database,
    sql`delete from ${table} where ${oldest(time, sql`${which} and ${time} < ${instant(before)}`)}`,
  )
}

/** Sets a column to null in all rows whose time is before the given time. The rows with a value have an index of the time. */
export async function clearOlder(database: Database, column: PgColumn, time: PgColumn, before: Date): Promise<void> {
  const name = sql.identifier(column.name)
  const isOld = sql`${column} is not null and ${time} < ${instant(before)}`
  await repeat(database, sql`update ${time.table} set ${name} = null where ${oldest(time, isOld)}`)
}

function instant(before: Date | SQL): SQL {
  return before instanceof Date ? sql`${before.toISOString()}::timestamptz` : before
}

/** Selects the first rows in the order of the index; a scan of the table would read the deleted rows again in each batch. */
function oldest(time: PgColumn, condition: SQL): SQL {
  return sql`ctid = any (array(select ctid from ${time.table} where ${condition} order by ${time} limit ${batch}))`
}

async function repeat(database: Database, statement: SQL): Promise<void> {
  for (;;) if ((await database.execute(statement)).rowCount === 0) return
}
