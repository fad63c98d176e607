import type { PgBoss } from 'pg-boss'
import type { Backend } from '../../backend.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

/** Also the name of the schedule. */
const forgettingRequestsQueue = 'forget-requests'

/** Once a night; a night without a running backend is made up for. */
export async function scheduleForgetting(boss: PgBoss, backend: Backend): Promise<void> {
  await boss.createQueue(forgettingRequestsQueue)
  await boss.schedule(forgettingRequestsQueue, '57 3 * * *', null, { tz: 'Europe/Paris', missed: 'once' })
  await boss.work(forgettingRequestsQueue, { pollingIntervalSeconds: 30 }, () =>
    forgetOldRequests(backend, backend.clock()),
  )
}
