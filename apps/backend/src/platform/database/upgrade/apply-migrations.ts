import type { Client } from 'pg'
import { retryOnLockTimeout, lockTimeout } from './retry-on-lock-timeout.ts'
import type { Migration } from './migration.ts'
import { noteContractions } from './oldest-release.ts'

/**
 * Applies what the database does not have yet, while others work in it: each migration on its own, all of it or nothing,
 * and again when somebody holds what it needs. An index that is made concurrently cannot be part of a transaction.
 */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeout}`)
  const last = await lastApplied(client)
  for (const migration of migrations.filter(({ at }) => at > last)) {
    const apply = migration.statements.some((statement) => /\bconcurrently\b/i.test(statement)) ? applyEach : applyWhole
    await retryOnLockTimeout(() => apply(client, migration))
  }
}

/** The table is that of drizzle, which applied the first migrations. */
async function lastApplied(client: Client): Promise<number> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.last ?? 0)
}

async function applyWhole(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await applyEach(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function applyEach(client: Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await client.query(statement)
  await noteContractions(client, migration)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.at,
  ])
}
