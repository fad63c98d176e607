import type { EarlyErrors } from './early-errors.ts'
import type { ErrorReports } from './error-reports.ts'

/** The maximum number of errors that wait for the reporting code. */
const maxWaiting = 20

/** Reports the errors of the page in order, including early ones, once the reporting code is loaded. */
export function createBrowserErrorReports(early: EarlyErrors, coming: Promise<ErrorReports>): ErrorReports {
  let waiting = 0
  const later = (use: (reports: ErrorReports) => void) => {
    if (waiting === maxWaiting) return
    waiting += 1
    void coming.then(
      (reports) => {
        waiting -= 1
        use(reports)
      },
      () => undefined,
    )
  }
  const reports: ErrorReports = {
    report: (error, noticedBy) => later(({ report }) => report(error, noticedBy)),
    show: (route, startedAt) => later(({ show }) => show(route, startedAt)),
  }
  early.subscribe((noticed) => {
    if ('error' in noticed) reports.report(noticed.error, 'script')
    else if ('reason' in noticed) reports.report(noticed.reason, 'promise')
    else if (!isHint(noticed)) reports.report(new ResourceError(), 'resource')
  })
  return reports
}

/**
 * Whether only a preload failed, which is ignored, because a script that needs the file requests it itself. Firefox also reports a failed
 * preload when a script requests the module first.
 */
function isHint({ target }: Event): boolean {
  return target instanceof HTMLLinkElement && target.rel !== 'stylesheet'
}

/** A script, a style sheet or a picture failed to load. */
class ResourceError extends Error {
  override readonly name = 'ResourceError'
}
