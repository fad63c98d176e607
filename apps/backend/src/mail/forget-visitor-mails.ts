import { daysOfMailCounts } from '@clairmemoire/domain/retention'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { visitorMail } from './visitor-mail.table.ts'

/** Also the name of the schedule. */
export const forgettingMailsQueue = 'forget-visitor-mails'

/** Forgets, once a night, to whom mails went so many days ago that they count no more; a night without a running backend is made up for. */
export async function forgetVisitorMails(schedule: Schedule, database: Database): Promise<void> {
  await schedule({
    name: forgettingMailsQueue,
    times: '47 3 * * *',
    work: async () => {
      await database
        .delete(visitorMail)
        .where(lt(visitorMail.at, sql`now() - make_interval(days => ${daysOfMailCounts})`))
    },
  })
}
