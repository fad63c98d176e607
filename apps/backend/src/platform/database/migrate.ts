import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { migrateJobTables } from '../jobs/migrate-job-tables.ts'
import { backgroundTimeouts } from './connect.ts'
import { connectToServer } from './connect-to-server.ts'
import { isDatabaseOutage, lockTimeout, retryOnLockTimeout } from './database-errors.ts'

/** An arbitrary key of an advisory lock. */
const migrationLock = 7_240_811

/** Milliseconds between two attempts to get the lock, and for all attempts together. */
const retryInterval = 100
const lockWaitTimeout = 120_000

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Checks the server and applies migrations while the tables are in use. If several processes start at the same time, one
 * migrates and the others wait.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = await connectToServer(url, backgroundTimeouts)
  try {
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

/** Polls for the lock, because a waiting statement would time out before the other process is done. */
async function takeMigrationLock(client: Client): Promise<void> {
  for (const end = performance.now() + lockWaitTimeout; performance.now() < end; await pause(retryInterval)) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [migrationLock])
    if (rows[0]?.mine === true) return
  }
  throw new StartRefusal(
    `Another backend has been bringing the tables of the database at ${client.host}:${client.port} up to date for two minutes.`,
  )
}
