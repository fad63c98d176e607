import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import { type Reminding, remindOfCalls } from './remind-of-calls.ts'

/** Also the name of the schedule. */
const remindersQueue = 'remind-of-calls'

/** Looks every half hour who is called tomorrow; an hour without a running backend is made up for. */
export async function scheduleReminders(schedule: Schedule, backend: Reminding & { clock: () => Date }): Promise<void> {
  await schedule({ name: remindersQueue, times: '7,37 * * * *', work: () => remindOfCalls(backend, backend.clock()) })
}
