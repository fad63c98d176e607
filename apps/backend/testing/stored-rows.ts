import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/connect.ts'

/** One question for all tables of a database, which does not change while it is tested. */
const questions = new WeakMap<Database, Promise<string>>()

/** How many rows the tables hold that requests write to, the queue of mails included; mails that leave, logins that fail and requests that are counted write to the others. */
export async function storedRows(database: Database): Promise<Record<string, number>> {
  const question = questions.get(database) ?? countsOf(database)
  questions.set(database, question)
  const { rows } = await database.$client.query<{ name: string; rows: number }>({
    // Planned once a connection: tests ask it thousands of times.
    name: 'stored rows',
    text: await question,
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
