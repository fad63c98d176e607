import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import { redact } from '@clairmemoire/observability/redact'
import type { Log } from '@clairmemoire/observability/server-log'
import { isContentError } from '../../src/platform/content/is-content-error.ts'

/** Reports errors, and writes each to the log once, whoever notices it. A content service that is away is a state of its own. */
export function reportAndLog(report: ReportError, log: Log): ReportError {
  const told = new WeakSet<object>()
  return (error, notice) => {
    if (isContentError(error)) return
    report(error, notice)
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return
      told.add(error)
    }
    const { noticedBy, route } = notice
    log.error({ route, ...redact(error) }, noticedBy === 'render' ? 'page not made' : 'request failed')
  }
}
