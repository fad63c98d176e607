import { lt, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../platform/database/connect.ts'
import { cookieConsent } from './cookie-consent.table.ts'

/** Also the name of the schedule. */
const queue = 'forget-cookie-consents'

const everyNight = { cron: '53 3 * * *', tz: 'Europe/Paris' }

/** Forgets, once a night, what was chosen more than 13 months ago: half a year after the choice itself has ended. */
export async function forgetOldCookieConsents(boss: PgBoss, database: Database): Promise<void> {
  await boss.createQueue(queue)
  await boss.schedule(queue, everyNight.cron, null, { tz: everyNight.tz, missed: 'once' })
  await boss.work(queue, { pollingIntervalSeconds: 30 }, async () => {
    await database.delete(cookieConsent).where(lt(cookieConsent.at, sql`now() - interval '13 months'`))
  })
}
