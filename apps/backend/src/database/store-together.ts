import { createHash } from 'node:crypto'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/** Statements by name; one may read under that name what another returns. */
export type Statements = Readonly<Record<string, SQLWrapper>>

const dialect = new PgDialect()

/** Runs statements as one, in one round trip to the database: all of them take effect or none. */
export async function storeTogether(database: Database, statements: Statements): Promise<void> {
  const parts = Object.entries(statements).map(
    ([name, statement]) => sql`${sql.identifier(name)} as (${statement.getSQL()})`,
  )
  const { sql: text, params } = dialect.sqlToQuery(sql`with ${sql.join(parts, sql`, `)} select`)
  // Under a name PostgreSQL plans a text once for each connection.
  await database.$client.query({ name: createHash('sha1').update(text).digest('hex'), text, values: params })
}
