import { createHmac, randomBytes } from 'node:crypto'
import { daysOfCounts } from '@clairmemoire/domain/retention'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect.ts'
import type { Schedule } from '../jobs/scheduled-job.ts'
import { countingKey, requestCount } from './request-count.table.ts'

interface Count {
  /** Includes this request. */
  count: number
  /** Milliseconds until the window ends. */
  msLeft: number
}

/**
 * Counts the requests of a subject in a window that begins with the first request and lasts this many seconds. With `times` 0
 * it only reads the count.
 */
export type CountShared = (subject: string, seconds: number, times?: 0 | 1) => Promise<Count>

/**
 * Counts across all processes that use the same database, by the clock of the database; throws if the database is unavailable.
 */
export function sharedCounts(database: Queries, key: () => Promise<string>): CountShared {
  return async (subject, seconds, times = 1) => {
    const hash = createHmac('sha256', await key())
      .update(subject)
      .digest('base64url')
    const { count, until } = requestCount
    const isOver = sql`${until} <= now()`
    const [counted] = await database
      .insert(requestCount)
      .values({ subject: hash, count: times, until: sql`now() + make_interval(secs => ${seconds})` })
      .onConflictDoUpdate({
        target: requestCount.subject,
        set: {
          count: sql`case when ${isOver} then ${times}::int else ${count} + ${times}::int end`,
          until: sql`case when ${isOver} then excluded.until else ${until} end`,
        },
      })
      .returning({ count, msLeft: sql<number>`(extract(epoch from ${until} - now()) * 1000)::float8` })
    if (counted === undefined) throw new Error('the insert returned no count')
    return counted
  }
}

/** The key of today, shared by all processes; each reads it once a day. */
export function keyOfDay(database: Database): () => Promise<string> {
  let known: { day: string; secret: string } | undefined
  return async () => {
    const day = new Date().toISOString().slice(0, 10)
    if (known?.day !== day) known = { day, secret: await secretOf(database, day) }
    return known.secret
  }
}

/** If several processes ask at the same time, one creates the key and all get this key. */
async function secretOf(database: Database, day: string): Promise<string> {
  await database
    .insert(countingKey)
    .values({ day, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await database.select().from(countingKey).where(eq(countingKey.day, day))
  if (row === undefined) throw new Error('the key of the day is missing')
  return row.secret
}

/** The name of the queue and of its schedule. */
export const oldCountsQueue = 'forget-request-counts'

/** Deletes expired counts and keys of earlier days, every hour. */
export async function deleteOldCounts(schedule: Schedule, database: Database): Promise<void> {
  await schedule({
    name: oldCountsQueue,
    times: '7 * * * *',
    work: async () => {
      await database.delete(requestCount).where(lt(requestCount.until, sql`now()`))
      await database
        .delete(countingKey)
        .where(lt(countingKey.day, sql`(now() at time zone 'UTC')::date + 1 - ${daysOfCounts}::int`))
    },
  })
}
