import type { Backend } from '../../backend.ts'
import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import { remindOfCalls } from './remind-of-calls.ts'

/** Also the name of the schedule. */
const remindersQueue = 'remind-of-calls'

/** Looks every half hour who is called tomorrow; an hour without a running backend is made up for. */
export async function scheduleReminders(schedule: Schedule, backend: Backend): Promise<void> {
  await schedule({ name: remindersQueue, times: '7,37 * * * *', work: () => remindOfCalls(backend, backend.clock()) })
}
