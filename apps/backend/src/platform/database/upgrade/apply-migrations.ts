import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { errorCode } from '../../error-code.ts'
import type { Migration } from './migration.ts'
import { noteContractions } from './oldest-release.ts'

/**
 * Milliseconds for which a statement waits for a lock. Whoever comes after it waits behind it, so this is well below what
 * requests wait for theirs.
 */
const lockTimeout = 400

/** Milliseconds between two tries, in which those who waited go on, and for all tries of one migration together. */
const betweenTries = 300
const patience = 60_000

/** A lock that was not given in time, and two that waited for each other. */
const inTheWay = ['55P03', '40P01']

/**
 * Applies what the database does not have yet, while others work in it: each migration on its own, all of it or nothing,
 * and again when somebody holds what it needs. An index that is made concurrently cannot be part of a transaction.
 */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeout}`)
  const last = await lastApplied(client)
  for (const migration of migrations.filter(({ at }) => at > last)) await applyInTime(client, migration)
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

async function applyInTime(client: Client, migration: Migration): Promise<void> {
  const end = performance.now() + patience
  const apply = migration.statements.some((statement) => /\bconcurrently\b/i.test(statement)) ? applyEach : applyWhole
  for (;;) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (!inTheWay.includes(errorCode(error) ?? '') || performance.now() > end) throw error
      await pause(betweenTries)
    }
  }
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
