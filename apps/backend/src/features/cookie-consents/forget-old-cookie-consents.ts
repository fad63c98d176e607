import { daysOfCookieConsents } from '@clairmemoire/domain/retention'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import { cookieConsent } from './cookie-consent.table.ts'

/** Also the name of the schedule. */
const queue = 'forget-cookie-consents'

/** Forgets, once a night, what was chosen more than 13 months ago: half a year after the choice itself has ended. */
export async function forgetOldCookieConsents(schedule: Schedule, database: Database): Promise<void> {
  await schedule({
    name: queue,
    times: '53 3 * * *',
    work: async () => {
      await database
        .delete(cookieConsent)
        .where(lt(cookieConsent.at, sql`now() - make_interval(days => ${daysOfCookieConsents})`))
    },
  })
}
