import type { Backend } from '../features/backend.ts'
import { forgetOldCookieConsents } from '../features/cookie-consents/forget-old-cookie-consents.ts'
import { scheduleNews } from '../features/news/alerts/schedule-news.ts'
import { forgetOldResults } from '../features/orientation/retention/forget-old-results.ts'
import { scheduleChecks } from '../features/trials/checks/schedule-checks.ts'
import { forgetVisitorMails } from '../mail/forget-visitor-mails.ts'
import { forgetOldKeys } from '../platform/idempotency/forget-old-keys.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { forgetCounts } from '../platform/overload/forget-counts.ts'
import { scheduleReminders } from '../requests/reminders/schedule-reminders.ts'
import { scheduleForgetting } from '../requests/retention/schedule-forgetting.ts'
import { forgetStaffRecords } from './forget-staff-records.ts'

/** All that is done by the clock. */
export async function scheduleWork(schedule: Schedule, backend: Backend, idempotencyKeyDays: number): Promise<void> {
  const { database, orientation } = backend
  await forgetOldKeys(schedule, database, idempotencyKeyDays)
  await forgetVisitorMails(schedule, database)
  await forgetCounts(schedule, database)
  await forgetOldResults(schedule, database, orientation.resultDays)
  await scheduleForgetting(schedule, backend)
  await scheduleReminders(schedule, backend)
  await forgetOldCookieConsents(schedule, database)
  await forgetStaffRecords(schedule, backend)
  await scheduleNews(schedule, backend)
  await scheduleChecks(schedule, backend)
}
