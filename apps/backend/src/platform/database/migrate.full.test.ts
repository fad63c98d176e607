import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { laterMigrations } from '../../../testing/later-migrations.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { waitingForLock } from '../../../testing/waiting-for-lock.ts'
import { visitorTimeouts } from './connect.ts'
import { migrate } from './migrate.ts'

interface OpenClient extends AsyncDisposable {
  client: Client
}

async function clientOf(url: string): Promise<OpenClient> {
  const client = new Client({ connectionString: url, ...visitorTimeouts })
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

const columns = async (client: Client, table: string) =>
  (await client.query('select column_name as name from information_schema.columns where table_name = $1', [table])).rows

describe('a migration while the tables are in use', () => {
  it('lets later statements pass between its attempts, and is applied in the end', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    await using reader = await clientOf(url)
    await using visitor = await clientOf(url)
    await reader.client.query('begin')
    await reader.client.query('select from contact')
    await using later = await laterMigrations('ALTER TABLE contact ADD COLUMN later text')
    const upgraded = migrate(url, later.folder)
    // While a reader holds its lock, the migration times out and retries.
    for (let tries = 0; tries < 3; tries += 1) {
      await waitingForLock(visitor.client)
      await visitor.client.query('select from contact')
    }
    await reader.client.query('commit')
    await upgraded
    expect(await columns(visitor.client, 'contact')).toContainEqual({ name: 'later' })
  })

  it('that fails has no effect', async () => {
    const url = await emptyDatabase()
    await using later = await laterMigrations('CREATE TABLE later (id int);\n--> statement-breakpoint\nSELECT 1 / 0')
    await expect(migrate(url, later.folder)).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: 'division by zero' }) }),
    )
    await using reader = await clientOf(url)
    expect(await columns(reader.client, 'later')).toEqual([])
  })
})

it('a database without durable commits is rejected with one sentence before any change (R0-16)', async () => {
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
