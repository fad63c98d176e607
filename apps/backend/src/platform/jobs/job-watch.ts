import type { Log } from '@clairmemoire/observability/server-log'
import type { FailureLog } from './failure-log.ts'
import type { JobWatch } from './scheduled-job.ts'

/** Tells of each run of a job by its name: one that fails as trouble. */
export function jobWatch(log: Log, troubles: Pick<FailureLog, 'report'>): JobWatch {
  return {
    done: (job, seconds) => log.info({ job, seconds: Math.round(seconds * 1_000) / 1_000 }, 'job done'),
    failed: (job, _seconds, error) => troubles.report(error, job),
  }
}
