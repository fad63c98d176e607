import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { migrateJobTables } from '../jobs/migrate-job-tables.ts'
import { backgroundTimeouts, probes } from './connect.ts'
import { isDatabaseOutage, lockTimeout, retryOnLockTimeout } from './database-errors.ts'

/** An arbitrary key of an advisory lock. */
const migrationLock = 7_240_811

/** Milliseconds between two attempts to get the lock, and for all of them. */
const retryInterval = 100
const lockWaitTimeout = 120_000

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Checks the durability of the database and applies migrations while the tables are in use. Of several processes that start at
 * once, one migrates and the others wait.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = new Client({ connectionString: url, ...backgroundTimeouts, ...probes })
  // A broken connection fails its query; while idle it emits an error, which would end the process without a listener.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefusal(`The database at ${new URL(url).host} ${reasonOf(error)}.`)
  }
  try {
    await requireDurability(client)
    await takeMigrationLock(client)
    await client.query(`set lock_timeout = ${lockTimeout}`)
    await retryOnLockTimeout(() => applyMigrations(drizzle(client), { migrationsFolder: folder }))
    await migrateJobTables(client)
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error
    throw new StartRefusal(
      `The tables of the database at ${new URL(url).host} could not be brought up to date in time.`,
    )
  } finally {
    await client.end()
  }
}

/** Polls, because a waiting statement would time out before the other process is done. */
async function takeMigrationLock(client: Client): Promise<void> {
  for (const end = performance.now() + lockWaitTimeout; performance.now() < end; await pause(retryInterval)) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [migrationLock])
    if (rows[0]?.mine === true) return
  }
  throw new StartRefusal(
    `Another backend has been bringing the tables of the database at ${client.host}:${client.port} up to date for two minutes.`,
  )
}

function reasonOf(error: unknown): string {
  return isDatabaseOutage(error) ? 'cannot be reached' : 'does not let the backend in'
}

/** With one of these off, a power failure may undo confirmed writes. */
const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Throws if the database may lose confirmed writes (R0-16). */
async function requireDurability(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where name = any ($1) and setting = 'off' order by name`,
    [durabilitySettings],
  )
  if (rows.length === 0) return
  const off = rows.map(({ name }) => name).join(', ')
  throw new StartRefusal(
    `The database at ${client.host}:${client.port} may lose what it has confirmed: switch on ${off} in its settings.`,
  )
}
