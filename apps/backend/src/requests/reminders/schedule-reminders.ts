import type { PgBoss } from 'pg-boss'
import type { Backend } from '../../backend.ts'
import { remindOfCalls } from './remind-of-calls.ts'

/** Also the name of the schedule. */
const remindersQueue = 'remind-of-calls'

/** Looks every half hour who is called tomorrow; an hour without a running backend is made up for. */
export async function scheduleReminders(boss: PgBoss, backend: Backend): Promise<void> {
  await boss.createQueue(remindersQueue)
  await boss.schedule(remindersQueue, '7,37 * * * *', null, { tz: 'Europe/Paris', missed: 'once' })
  await boss.work(remindersQueue, { pollingIntervalSeconds: 30 }, () => remindOfCalls(backend, backend.clock()))
}
