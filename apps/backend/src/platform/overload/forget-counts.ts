import { lt, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { countingKey } from './counting-key.table.ts'
import { requestCount } from './request-count.table.ts'

/** Also the name of the schedule. */
export const forgettingCountsQueue = 'forget-request-counts'

const everyHour = { cron: '7 * * * *', tz: 'Europe/Paris' }

/** Forgets, once an hour, the counts that are over and the keys of the days before. */
export async function forgetCounts(boss: PgBoss, database: Database): Promise<void> {
  await boss.createQueue(forgettingCountsQueue)
  await boss.schedule(forgettingCountsQueue, everyHour.cron, null, { tz: everyHour.tz, missed: 'once' })
  await boss.work(forgettingCountsQueue, { pollingIntervalSeconds: 30 }, async () => {
    await database.delete(requestCount).where(lt(requestCount.until, sql`now()`))
    await database.delete(countingKey).where(lt(countingKey.day, sql`(now() at time zone 'UTC')::date`))
  })
}
