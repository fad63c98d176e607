import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import manifest from 'pg-boss/package.json' with { type: 'json' }
import { lockTimeout, retryOnLockTimeout } from '../database/database-errors.ts'

/** The schema version of the installed pg-boss. */
const newest: number = manifest.pgboss.schema

/** The record of a job; the expression of the index `job_subject`. */
export const jobSubject = `coalesce(data ->> 'trail_id', data ->> 'subject_id')`

/**
 * Creates or migrates the tables of pg-boss, and adds an index. pg-boss itself would wait half a minute for a locked table, and
 * requests would queue behind it.
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
    // `start` throws these errors too.
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
