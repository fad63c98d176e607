import type { JobWatch } from './scheduled-job.ts'
import type { TroubleLog } from './trouble-log.ts'

/** Tells of jobs by their names: those that fail as trouble. */
export function jobWatch(troubles: Pick<TroubleLog, 'report'>): JobWatch {
  return {
    done: () => undefined,
    failed: (name, _seconds, error) => troubles.report(error, name),
  }
}
