import type { PgBoss } from 'pg-boss'
import type { Backend } from '../backend.ts'
import { forgetLogins } from '../features/auth/throttling/forget-logins.ts'
import { forgetViews } from '../features/desk/forget-views.ts'
import { forgetSessions } from '../sessions/forget-sessions.ts'

/** Also the name of the schedule. */
export const forgettingStaffRecordsQueue = 'forget-staff-records'

const everyNight = { cron: '43 3 * * *', tz: 'Europe/Paris' }

/** Forgets, once a night, what is past its time of sessions, of logins that failed and of what the desk saw. */
export async function forgetStaffRecords(boss: PgBoss, backend: Pick<Backend, 'database' | 'clock'>): Promise<void> {
  await boss.createQueue(forgettingStaffRecordsQueue)
  await boss.schedule(forgettingStaffRecordsQueue, everyNight.cron, null, { tz: everyNight.tz, missed: 'once' })
  await boss.work(forgettingStaffRecordsQueue, { pollingIntervalSeconds: 30 }, async () => {
    const now = backend.clock()
    for (const forget of [forgetSessions, forgetLogins, forgetViews]) await forget(backend, now)
  })
}
