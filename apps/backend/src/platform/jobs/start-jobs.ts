import { PgBoss } from 'pg-boss'
import { backgroundTimeouts, probes } from '../database/connect.ts'
import { asError, type JobWatch, type Schedule, scheduleWith } from './scheduled-job.ts'

/** Background jobs, queued in the database and run by any process that shares it. */
export interface Jobs {
  boss: PgBoss
  schedule: Schedule
  /** Waits for running jobs, up to a timeout. */
  stop: () => Promise<void>
}

/** The intervals at which pg-boss looks for jobs whose process was killed. */
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 5 }

/** In milliseconds. */
const drainTimeout = 2_000

/** `onFailure` is called with errors outside jobs, such as a lost connection. */
export async function startJobs(
  databaseUrl: string,
  onFailure: (error: Error) => void,
  watch: JobWatch,
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, ...backgroundTimeouts, ...probes, ...supervision })
  let stopping = false
  boss.on('error', (error) => {
    // Connections end normally during the shutdown.
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
