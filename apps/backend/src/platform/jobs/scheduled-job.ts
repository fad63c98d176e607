import type { PgBoss } from 'pg-boss'

/** Work at times of the clock, done by one of the processes that share the database; a time that nobody was there for is made up for. */
export interface ScheduledJob {
  /** Also the name of its queue and of its schedule: it never changes. */
  name: string
  /** As cron writes them, by the clocks of Paris. */
  times: string
  work: () => Promise<unknown>
}

export type Schedule = (job: ScheduledJob) => Promise<void>

/** Is told how each run of a job ended. */
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

/** pg-boss itself tells nobody of work that failed: it is done again. */
async function watched(name: string, work: ScheduledJob['work'], watch: JobWatch): Promise<void> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1_000
  try {
    await work()
  } catch (error) {
    watch.failed(name, seconds(), asError(error))
    throw error
  }
  watch.done(name, seconds())
}

/** What goes wrong in a worker of pg-boss is told as an object that only looks like an error. */
export function asError(trouble: unknown): Error {
  return trouble instanceof Error ? trouble : Object.assign(new Error(), trouble)
}
