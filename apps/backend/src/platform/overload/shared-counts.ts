import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { requestCount } from './request-count.table.ts'

export interface Count {
  /** This time included. */
  count: number
  /** Milliseconds until it is counted anew. */
  left: number
}

/** Counts what a subject does, for so many seconds from its first time on. */
export type CountShared = (subject: string, seconds: number) => Promise<Count>

/** Counts together with every process on the same database, by its clock; fails when the database is away. */
export function sharedCounts(database: Database, key: () => Promise<string>): CountShared {
  return async (subject, seconds) => {
    const hash = createHmac('sha256', await key())
      .update(subject)
      .digest('base64url')
    const { count, until } = requestCount
    const isOver = sql`${until} <= now()`
    const [counted] = await database
      .insert(requestCount)
      .values({ subject: hash, count: 1, until: sql`now() + make_interval(secs => ${seconds})` })
      .onConflictDoUpdate({
        target: requestCount.subject,
        set: {
          count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
          until: sql`case when ${isOver} then excluded.until else ${until} end`,
        },
      })
      .returning({ count, left: sql<number>`(extract(epoch from ${until} - now()) * 1000)::float8` })
    if (counted === undefined) throw new Error('nothing was counted')
    return counted
  }
}
