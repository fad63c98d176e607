import type { PgBoss } from 'pg-boss'

/**
 * Scheduled work, which one of the processes that share the database runs. If no process was running at the time, the work is
 * done at the next start.
 */
export interface ScheduledJob {
  /** The name of the job, and of its queue and schedule in the database, so it never changes. */
  name: string
  /** A cron expression, in the time of Paris. */
  times: string
  work: () => Promise<unknown>
}

export type Schedule = (job: ScheduledJob) => Promise<void>

export interface JobWatch {
  done: (name: string, seconds: number) => void
  failed: (name: string, seconds: number, error: Error) => void
}

export function scheduleWith(boss: PgBoss, watch: JobWatch): Schedule {
  return async ({ name, times, work }) => {
    await boss.createQueue(name)
    await boss.schedule(name, times, null, { tz: 'Europe/Paris', missed: 'once' })
    await boss.work(name, { pollingIntervalSeconds: 30 }, () => watched(name, work, watch))
  }
}

/** Reports failures, because pg-boss only retries them. */
async function watched(name: string, work: ScheduledJob['work'], watch: JobWatch): Promise<void> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1_000
  try {
    await work()
  } catch (error) {
    watch.failed(name, seconds(), asError(error))
    throw error
  }
  watch.done(name, seconds())
}

/** A worker of pg-boss throws an object that is not an `Error`. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : Object.assign(new Error(), thrown)
}
