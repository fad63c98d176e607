import { forgetPlaces } from '../calls/set-places.ts'
import { forgetLogins } from '../features/auth/login-throttling.ts'
import { forgetChallenges } from '../features/auth/second-factor/challenges.ts'
import type { Backend } from '../features/backend.ts'
import { forgetOldCookieConsents } from '../features/cookie-consents/cookie-consents.ts'
import { scheduleClosing } from '../features/desk/close-waiting.ts'
import { scheduleNews } from '../features/news/alerts/send-news.ts'
import { forgetOldResults } from '../features/orientation/erase-results.ts'
import { forgetMaterialKeys } from '../features/trials/material/study-material.ts'
import { scheduleChecks } from '../features/trials/study-checks.ts'
import { forgetInvitations } from '../features/users/invitations.ts'
import { forgetVisitorMails } from '../mail/visitor-mail-limit.ts'
import { forgetOldKeys } from '../platform/idempotency/idempotent.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { forgetCounts } from '../platform/overload/shared-counts.ts'
import { scheduleReminders } from '../requests/call-reminders.ts'
import { scheduleForgetting } from '../requests/erase-requests.ts'
import { forgetSessions } from '../sessions/staff-sessions.ts'
import { forgetViews } from '../staff/staff-account.ts'

export async function scheduleWork(schedule: Schedule, backend: Backend, idempotencyKeyDays: number): Promise<void> {
  const { database, orientation } = backend
  await forgetOldKeys(schedule, database, idempotencyKeyDays)
  await forgetVisitorMails(schedule, database)
  await forgetCounts(schedule, database)
  await forgetOldResults(schedule, database, orientation.resultDays)
  await scheduleForgetting(schedule, backend)
  await scheduleReminders(schedule, backend)
  await scheduleClosing(schedule, backend)
  await forgetOldCookieConsents(schedule, database)
  await forgetStaffRecords(schedule, backend)
  await scheduleNews(schedule, backend)
  await scheduleChecks(schedule, backend)
}

/** Also the name of the schedule. */
export const forgettingStaffRecordsQueue = 'forget-staff-records'

/** Deletes expired sessions, failed logins, staff views, keys to material, invitations and challenges, every night. */
export async function forgetStaffRecords(
  schedule: Schedule,
  backend: Pick<Backend, 'database' | 'clock'>,
): Promise<void> {
  await schedule({
    name: forgettingStaffRecordsQueue,
    times: '43 3 * * *',
    work: async () => {
      const now = backend.clock()
      const forgetting = [
        forgetPlaces,
        forgetSessions,
        forgetLogins,
        forgetViews,
        forgetMaterialKeys,
        forgetInvitations,
        forgetChallenges,
      ]
      for (const forget of forgetting) await forget(backend, now)
    },
  })
}
