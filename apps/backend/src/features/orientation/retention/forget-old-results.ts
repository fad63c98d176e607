import { daysOfKeysInMails } from '@clairmemoire/domain/retention'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import type { Schedule } from '../../../platform/jobs/scheduled-job.ts'

/** Also the name of the schedule. */
export const forgettingResultsQueue = 'forget-memory-tests'

/**
 * Erases, once a night, the results that nobody has opened or changed for this many days, and the links in mails that have
 * left or were given up; a night without a running backend is made up for.
 */
export async function forgetOldResults(schedule: Schedule, database: Database, days: number): Promise<void> {
  await schedule({
    name: forgettingResultsQueue,
    times: '37 3 * * *',
    work: async () => {
      await database.execute(sql`
      with erased as (
        delete from orientation_result where active_at < now() - make_interval(days => ${days}) returning id
      )
      delete from idempotency_key where subject_id in (select id from erased)`)
      await database.execute(sql`
      update orientation_mail set capability = null
      where capability is not null and created_at < now() - make_interval(days => ${daysOfKeysInMails})`)
      await database.execute(sql`delete from relative_link where expires_at < now()`)
    },
  })
}
