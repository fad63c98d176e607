import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { requireDurability } from './durability.ts'
import { isDatabaseOutage } from './outage.ts'
import { backgroundTimeouts, probes } from './time-limits.ts'

/** Names the lock among others of the database; the number itself has no meaning. */
const migrationLock = 7_240_811

const folder = join(import.meta.dirname, 'migrations')

/** Brings the tables up to date, where what is confirmed is kept; of several processes that start at once, one does it and the others wait. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, ...backgroundTimeouts, ...probes })
  // What goes wrong fails the query under way; between two queries it would end the process, if nobody listened.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefusal(`The database at ${new URL(url).host} ${complaint(error)}.`)
  }
  try {
    await requireDurability(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error
    throw new StartRefusal(
      `The tables of the database at ${new URL(url).host} could not be brought up to date in time.`,
    )
  } finally {
    await client.end()
  }
}

function complaint(error: unknown): string {
  return isDatabaseOutage(error) ? 'cannot be reached' : 'does not let the backend in'
}
