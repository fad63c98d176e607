import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/connect.ts'

/** The query of all counts, by database; the tables of a database do not change. */
const queries = new WeakMap<Database, Promise<string>>()

/** Row counts of all tables and of the mail queue, except tables written by sent mails, failed logins and rate limits. */
export async function storedRows(database: Database): Promise<Record<string, number>> {
  const query = queries.get(database) ?? countsOf(database)
  queries.set(database, query)
  const { rows } = await database.$client.query<{ name: string; rows: number }>({
    // A prepared statement, because tests run it thousands of times.
    name: 'stored rows',
    text: await query,
  })
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

async function countsOf(database: Database): Promise<string> {
  const tables = await database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('visitor_mail', 'login_count', 'request_count', 'counting_key')`,
  )
  const counts = [...tables.rows.map(({ name }) => name), 'pgboss.job'].map(
    (name) => `select '${name}' as name, count(*)::int as rows from ${name}`,
  )
  return counts.join(' union all ')
}
