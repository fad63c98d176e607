import type { Event, Outage } from '@clairmemoire/observability/events'
import type { Fields } from '@clairmemoire/observability/fields'
import { type OutageTracker, outageTracker } from '@clairmemoire/observability/outage-tracker'
import { redact } from '@clairmemoire/observability/redact'
import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import type { Log } from '@clairmemoire/observability/server-log'
import { isDatabaseFailure, outageAdvice } from '../database/database-errors.ts'
import type { JobWatch } from './scheduled-job.ts'

/** Logs and reports failures outside requests, without addresses or texts of visitors. */
export interface FailureLog extends Pick<OutageTracker, 'ends' | 'activeOutages'> {
  write: (event: Event, about?: Fields) => void
  /** Reports failed work, with the name of its job; a database outage is reported once for all jobs. */
  report: (error: unknown, job?: string) => void
  /** Ends a database outage. */
  databaseAnswers: () => void
  begins: (outage: Outage, about?: Fields) => void
}

const databaseFails = 'database fails'

export function failureLog(log: Log, reportError: ReportError, clock: () => number = Date.now): FailureLog {
  const { begins, ends, activeOutages } = outageTracker(log, clock)
  return {
    write: (event, about = {}) => log.error(about, event),
    report: (error, job) => {
      if (isDatabaseFailure(error)) {
        const reason = outageAdvice(error)
        if (begins(databaseFails, { ...redact(error), ...(reason !== undefined && { reason }) }))
          reportError(error, { noticedBy: 'job' })
      } else {
        log.error({ ...(job !== undefined && { job }), ...redact(error) }, 'job not done')
        reportError(error, { noticedBy: 'job' })
      }
    },
    databaseAnswers: () => ends(databaseFails),
    begins,
    ends,
    activeOutages,
  }
}

export function jobWatch(log: Log, failures: Pick<FailureLog, 'report'>): JobWatch {
  return {
    done: (job, seconds) => log.info({ job, seconds: Math.round(seconds * 1_000) / 1_000 }, 'job done'),
    failed: (job, _seconds, error) => failures.report(error, job),
  }
}
