import type { Health } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import type { Backend } from '../backend.ts'

/** Asks the database, because nothing works without it. */
export function getHealth({ database }: Backend) {
  return async (): Promise<Health> => {
    await database.execute(sql`select 1`)
    return { status: 'ok' }
  }
}
