import { PgBoss } from 'pg-boss'
import { backgroundTimeouts, probes } from '../database/connect.ts'
import { asError, type JobWatch, type Schedule, scheduleWith } from './scheduled-job.ts'

/** Work that waits in the database until one of the processes that share it has done it. */
export interface Jobs {
  boss: PgBoss
  schedule: Schedule
  /** Lets the work under way end. */
  stop: () => Promise<void>
}

/** How often jobs are looked for whose process was killed, in seconds. */
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 5 }

/** Milliseconds for the work under way to end. */
const drainTimeout = 2_000

/** `onFailure` is called with errors outside of the jobs, such as a connection that ends. */
export async function startJobs(
  databaseUrl: string,
  onFailure: (error: Error) => void,
  watch: JobWatch,
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, ...backgroundTimeouts, ...probes, ...supervision })
  let stopping = false
  boss.on('error', (error) => {
    // A connection that ends with the database is no trouble when both are meant to end.
    if (!stopping) onFailure(asError(error))
  })
  await boss.start()
  return {
    boss,
    schedule: scheduleWith(boss, watch),
    stop: () => {
      stopping = true
      return boss.stop({ graceful: true, timeout: drainTimeout })
    },
  }
}
