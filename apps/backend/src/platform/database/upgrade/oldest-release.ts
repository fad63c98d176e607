import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { Client } from 'pg'
import type { Migration } from './migration.ts'
import { isBefore } from './release.ts'

/** Refuses to let a release work in tables from which something was taken away that it uses. */
export async function refuseTooOldRelease(client: Client, release: string): Promise<void> {
  const { rows: tables } = await client.query(
    `select 1 from pg_tables where schemaname = current_schema() and tablename = 'contraction'`,
  )
  if (tables.length === 0) return
  const { rows } = await client.query<{ oldest: string }>('select oldest_release as oldest from contraction')
  const oldest = rows.map((row) => row.oldest).reduce((one, other) => (isBefore(one, other) ? other : one), release)
  if (oldest === release) return
  throw new StartRefusal(
    `The tables of the database at ${client.host}:${client.port} are those of release ${oldest} or later, and this is release ${release}: start release ${oldest} or a later one.`,
  )
}

/** Tells releases to come of what the migration takes away. */
export async function noteContractions(client: Client, { tag, contractions }: Migration): Promise<void> {
  const [first, ...others] = contractions.map(({ unusedSince }) => unusedSince)
  if (first === undefined) return
  const oldest = others.reduce((one, other) => (isBefore(one, other) ? other : one), first)
  await client.query('insert into contraction (migration, oldest_release) values ($1, $2)', [tag, oldest])
}
