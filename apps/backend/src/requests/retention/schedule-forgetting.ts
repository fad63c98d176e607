import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import { type Forgetting, forgetOldRequests } from './forget-old-requests.ts'

/** Also the name of the schedule. */
const forgettingRequestsQueue = 'forget-requests'

/** Once a night; a night without a running backend is made up for. */
export async function scheduleForgetting(
  schedule: Schedule,
  backend: Forgetting & { clock: () => Date },
): Promise<void> {
  await schedule({
    name: forgettingRequestsQueue,
    times: '57 3 * * *',
    work: () => forgetOldRequests(backend, backend.clock()),
  })
}
