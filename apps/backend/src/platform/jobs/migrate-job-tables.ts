import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import manifest from 'pg-boss/package.json' with { type: 'json' }
import { lockTimeout, retryOnLockTimeout } from '../database/database-errors.ts'

/** The version of its tables that pg-boss brings. */
const newest: number = manifest.pgboss.schema

/** The record that a job is about, among all that wait found by the index `job_subject`. */
export const jobSubject = `coalesce(data ->> 'trail_id', data ->> 'subject_id')`

/**
 * Makes the tables of pg-boss or brings them up to date, with an index of ours. It would do so itself when it starts for its
 * work, and wait for half a minute for a table that somebody holds; meanwhile nobody could store a request.
 */
export async function migrateJobTables(client: Client): Promise<void> {
  await migrateOwnTables(client)
  const { rows } = await client.query(
    `select from pg_indexes where schemaname = 'pgboss' and indexname = 'job_subject'`,
  )
  if (rows.length > 0) return
  await retryOnLockTimeout(async () => {
    await client.query(
      `create index if not exists job_subject on pgboss.job ((${jobSubject})) where state in ('created', 'retry', 'active')`,
    )
  })
}

async function migrateOwnTables(client: Client): Promise<void> {
  if (await areCurrent(client)) return
  await retryOnLockTimeout(async () => {
    const boss = new PgBoss({ db: withLockTimeout(client), supervise: false, schedule: false })
    // What goes wrong fails the start.
    boss.on('error', () => undefined)
    try {
      await boss.start()
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      await boss.stop()
    }
  })
}

async function areCurrent(client: Client): Promise<boolean> {
  const { rows: tables } = await client.query(
    `select 1 from pg_tables where schemaname = 'pgboss' and tablename = 'version'`,
  )
  if (tables.length === 0) return false
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return (rows[0]?.version ?? newest) >= newest
}

function withLockTimeout(client: Client) {
  return {
    executeSql: (text: string, values?: unknown[]) =>
      client.query(text.replace(/(set local lock_timeout =) \d+/i, `$1 ${lockTimeout}`), values),
  }
}
