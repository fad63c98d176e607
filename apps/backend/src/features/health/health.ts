import type { Health } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import type { Backend } from '../backend.ts'

/** Shows that the process is alive. Dependencies are not checked, because a restart would not repair them. */
export async function getHealth(): Promise<Health> {
  return { status: 'ok' }
}

/**
 * The readiness check takes the same locks as a request, but writes nothing. It fails for a read-only database and for locked
 * tables, where plain reads would succeed.
 */
const tables = ['idempotency_key', 'request', 'orientation_result', 'contact', 'consent', 'audit_entry', 'pgboss.job']
const writable = tables.map((table, index) => `t${index} as (delete from ${table} where false)`).join(', ')

export function getReadiness({ database }: Pick<Backend, 'database'>) {
  return async (): Promise<Health> => {
    await database.execute(sql.raw(`with ${writable} select`))
    return { status: 'ok' }
  }
}
