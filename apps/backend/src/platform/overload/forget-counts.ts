import { daysOfCounts } from '@clairmemoire/domain/retention'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import type { Schedule } from '../jobs/scheduled-job.ts'
import { countingKey } from './counting-key.table.ts'
import { requestCount } from './request-count.table.ts'

/** Also the name of the schedule. */
export const forgettingCountsQueue = 'forget-request-counts'

/** Forgets, once an hour, the counts that are over and the keys of the days before. */
export async function forgetCounts(schedule: Schedule, database: Database): Promise<void> {
  await schedule({
    name: forgettingCountsQueue,
    times: '7 * * * *',
    work: async () => {
      await database.delete(requestCount).where(lt(requestCount.until, sql`now()`))
      await database
        .delete(countingKey)
        .where(lt(countingKey.day, sql`(now() at time zone 'UTC')::date + 1 - ${daysOfCounts}::int`))
    },
  })
}
