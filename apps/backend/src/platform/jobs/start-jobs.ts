import { type Job, PgBoss, type WorkHandler, type WorkOptions } from 'pg-boss'
import { backgroundTimeouts, probes } from '../database/time-limits.ts'

/** Work that waits in the database until one of the processes that share it has done it. */
export interface Jobs {
  boss: PgBoss
  /** Lets the work under way end. */
  stop: () => Promise<void>
}

/** How often jobs are looked for whose process was killed, in seconds. */
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 5 }

/** Milliseconds for the work under way to end. */
const farewell = 2_000

export async function startJobs(databaseUrl: string, onTrouble: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, ...backgroundTimeouts, ...probes, ...supervision })
  let stopping = false
  boss.on('error', (error) => {
    // A connection that ends with the database is no trouble when both are meant to end.
    if (!stopping) onTrouble(asError(error))
  })
  tellOfFailures(boss, onTrouble)
  await boss.start()
  return {
    boss,
    stop: () => {
      stopping = true
      return boss.stop({ graceful: true, timeout: farewell })
    },
  }
}

/** pg-boss itself tells nobody of work that failed: it is done again. */
function tellOfFailures(boss: PgBoss, onTrouble: (error: Error) => void): void {
  const work = boss.work.bind(boss)
  const telling = (name: string, options: WorkOptions, handler: WorkHandler<unknown>) =>
    work(name, options, async (jobs: Job<unknown>[]) => {
      try {
        return await handler(jobs)
      } catch (error) {
        onTrouble(asError(error))
        throw error
      }
    })
  Object.assign(boss, { work: telling })
}

/** What goes wrong in a worker of pg-boss is told as an object that only looks like an error. */
function asError(trouble: unknown): Error {
  return trouble instanceof Error ? trouble : Object.assign(new Error(), trouble)
}
