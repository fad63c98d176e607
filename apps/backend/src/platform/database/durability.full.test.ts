import { Client } from 'pg'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { migrate } from './migrate.ts'

it('a database that confirms before it has stored is refused, in one sentence and before it is changed (R0-16)', async () => {
  const url = await emptyDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`)
  await expect(migrate(url)).rejects.toThrow(
    `The database at ${new URL(url).host} may lose what it has confirmed: switch on synchronous_commit in its settings.`,
  )
  const { rows } = await client.query(`select 1 from pg_namespace where nspname = 'drizzle'`)
  await client.end()
  expect(rows).toEqual([])
})
