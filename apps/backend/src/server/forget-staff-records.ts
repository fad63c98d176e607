import { forgetLogins } from '../features/auth/throttling/forget-logins.ts'
import type { Backend } from '../features/backend.ts'
import { forgetViews } from '../features/desk/forget-views.ts'
import { forgetMaterialKeys } from '../features/trials/material/forget-material-keys.ts'
import type { Schedule } from '../platform/jobs/scheduled-job.ts'
import { forgetSessions } from '../sessions/forget-sessions.ts'

/** Also the name of the schedule. */
export const forgettingStaffRecordsQueue = 'forget-staff-records'

/** Forgets, once a night, what is past its time of sessions, of logins that failed, of what the desk saw and of keys to material. */
export async function forgetStaffRecords(
  schedule: Schedule,
  backend: Pick<Backend, 'database' | 'clock'>,
): Promise<void> {
  await schedule({
    name: forgettingStaffRecordsQueue,
    times: '43 3 * * *',
    work: async () => {
      const now = backend.clock()
      for (const forget of [forgetSessions, forgetLogins, forgetViews, forgetMaterialKeys]) await forget(backend, now)
    },
  })
}
