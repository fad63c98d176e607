import type { Health } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import type { Backend } from '../backend.ts'

/** Whether the process is alive: nothing that it depends on is asked, for a restart of it would not mend that. */
export async function getHealth(): Promise<Health> {
  return { status: 'ok' }
}

/**
 * Takes the locks that a request takes and writes nothing: a database that only reads, or whose tables somebody holds,
 * answers questions and stores nothing.
 */
const tables = [
  'idempotency_key',
  'sent_request',
  'orientation_result',
  'contact',
  'consent',
  'audit_entry',
  'pgboss.job',
]
const writable = tables.map((table, index) => `t${index} as (delete from ${table} where false)`).join(', ')

export function getReadiness({ database }: Pick<Backend, 'database'>) {
  return async (): Promise<Health> => {
    await database.execute(sql.raw(`with ${writable} select`))
    return { status: 'ok' }
  }
}
