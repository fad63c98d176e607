import { lt, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../platform/database/connect.ts'
import { visitorMail } from './visitor-mail.table.ts'

/** Also the name of the schedule. */
export const forgettingMailsQueue = 'forget-visitor-mails'

const everyNight = { cron: '47 3 * * *', tz: 'Europe/Paris' }

/** Forgets, once a night, to whom mails went more than eight days ago; a night without a running backend is made up for. */
export async function forgetVisitorMails(boss: PgBoss, database: Database): Promise<void> {
  await boss.createQueue(forgettingMailsQueue)
  await boss.schedule(forgettingMailsQueue, everyNight.cron, null, { tz: everyNight.tz, missed: 'once' })
  await boss.work(forgettingMailsQueue, { pollingIntervalSeconds: 30 }, async () => {
    await database.delete(visitorMail).where(lt(visitorMail.at, sql`now() - interval '8 days'`))
  })
}
