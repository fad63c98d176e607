import type { Client } from 'pg'
import type { TypedStatement } from './recorded-release.ts'

/** Lets a database say of which types a statement is; fails when it misses a table or a column. */
export async function typedStatement(client: Client, text: string): Promise<TypedStatement> {
  await client.query(`prepare asked as ${text}`)
  const { rows } = await client.query<{ parameters: string[]; results: string[] | null }>(
    `select parameter_types::text[] as parameters, result_types::text[] as results
     from pg_prepared_statements where name = 'asked'`,
  )
  await client.query('deallocate asked')
  return { text, parameters: rows[0]?.parameters ?? [], results: rows[0]?.results ?? [] }
}
