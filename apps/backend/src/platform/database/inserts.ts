import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'

/** An INSERT, with the values of its parameters. */
export interface Insert {
  text: string
  values: readonly unknown[]
}

/** Returns the INSERT of rows. It does without Drizzle's builder, which takes longer than the request is checked. */
export function insertInto<Table extends PgTable>(table: Table, ...rows: Table['$inferInsert'][]): Insert {
  const given: Record<string, unknown>[] = rows
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.some((row) => row[key] !== undefined))
  const values: unknown[] = []
  const lists = given.map((row) => {
    const cells = columns.map(([key, column]) => {
      const value = row[key]
      if (value === undefined) return 'default'
      return `$${values.push(value === null ? null : column.mapToDriverValue(value))}`
    })
    return `(${cells.join(', ')})`
  })
  const names = columns.map(([, { name }]) => `"${name}"`)
  return { text: `insert into "${getTableName(table)}" (${names.join(', ')}) values ${lists.join(', ')}`, values }
}

/**
 * Runs inserts as one statement, which is sent at once. PostgreSQL checks foreign keys at its end, so rows may refer to each
 * other in any order.
 */
export async function insertTogether({ $client }: { $client: PoolClient }, inserts: readonly Insert[]): Promise<void> {
  if (inserts.length === 0) return
  const values: unknown[] = []
  const parts = inserts.map((insert, index) => {
    const before = values.length
    values.push(...insert.values)
    return `part_${index} as (${insert.text.replaceAll(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)})`
  })
  await $client.query({ text: `with ${parts.join(', ')} select` }, values)
}
