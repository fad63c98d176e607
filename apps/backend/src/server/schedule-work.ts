import { deleteOldPlaces } from '../calls/set-places.ts'
import { deleteOldLogins } from '../features/auth/login-throttling.ts'
import { deleteOldChallenges } from '../features/auth/second-factor/challenges.ts'
import type { Backend } from '../features/backend.ts'
import { deleteOldCookieConsents } from '../features/cookie-consents/cookie-consents.ts'
import { scheduleClosing } from '../features/desk/close-waiting.ts'
import { scheduleNews } from '../features/news/alerts/send-news.ts'
import { deleteOldResults } from '../features/orientation/erase-results.ts'
import { deleteOldMaterialKeys } from '../features/trials/material/study-material.ts'
import { scheduleChecks } from '../features/trials/study-checks.ts'
import { deleteOldInvitations } from '../features/users/invitations.ts'
import { deleteOldVisitorMails } from '../mail/visitor-mail-limit.ts'
import { deleteOldKeys } from '../platform/idempotency/idempotent.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { deleteOldCounts } from '../platform/overload/shared-counts.ts'
import { scheduleReminders } from '../requests/call-reminders.ts'
import { scheduleErasure } from '../requests/erase-requests.ts'
import { deleteOldSessions } from '../sessions/staff-sessions.ts'
import { deleteOldSmsStops } from '../sms/sms-stops.ts'
import { deleteOldViews } from '../staff/staff-account.ts'

export async function scheduleWork(schedule: Schedule, backend: Backend, idempotencyKeyDays: number): Promise<void> {
  const { database, orientation } = backend
  await deleteOldKeys(schedule, database, idempotencyKeyDays)
  await deleteOldVisitorMails(schedule, database)
  await deleteOldSmsStops(schedule, backend)
  await deleteOldCounts(schedule, database)
  await deleteOldResults(schedule, database, orientation.resultDays)
  await scheduleErasure(schedule, backend)
  await scheduleReminders(schedule, backend)
  await scheduleClosing(schedule, backend)
  await deleteOldCookieConsents(schedule, database)
  await deleteOldStaffRecords(schedule, backend)
  await scheduleNews(schedule, backend)
  await scheduleChecks(schedule, backend)
}

/** The name of the queue and of its schedule. */
export const oldStaffRecordsQueue = 'forget-staff-records'

/** Deletes expired sessions, failed logins, staff views, keys to material, invitations and challenges, every night. */
export async function deleteOldStaffRecords(
  schedule: Schedule,
  backend: Pick<Backend, 'database' | 'clock'>,
): Promise<void> {
  await schedule({
    name: oldStaffRecordsQueue,
    times: '43 3 * * *',
    work: async () => {
      const now = backend.clock()
      const deletions = [
        deleteOldPlaces,
        deleteOldSessions,
        deleteOldLogins,
        deleteOldViews,
        deleteOldMaterialKeys,
        deleteOldInvitations,
        deleteOldChallenges,
      ]
      for (const deleteOld of deletions) await deleteOld(backend, now)
    },
  })
}
