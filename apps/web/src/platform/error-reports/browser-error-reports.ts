import type { ErrorReports } from './error-reports.ts'

/** So many wait for the code that sends them. */
const maxWaiting = 20

/** Notices every error of the page from now on, and tells of them, in their order, once what sends them has come. */
export function createBrowserErrorReports(page: Window, coming: Promise<ErrorReports>): ErrorReports {
  let waiting = 0
  const later = (tell: (reports: ErrorReports) => void) => {
    if (waiting === maxWaiting) return
    waiting += 1
    void coming.then(
      (reports) => {
        waiting -= 1
        tell(reports)
      },
      () => undefined,
    )
  }
  const reports: ErrorReports = {
    report: (error, noticedBy) => later(({ report }) => report(error, noticedBy)),
    show: (route, startedAt) => later(({ show }) => show(route, startedAt)),
  }
  // Only while it goes down is a file that did not come heard of.
  page.addEventListener(
    'error',
    (event) => {
      if (event instanceof ErrorEvent) reports.report(event.error, 'script')
      else reports.report(new ResourceError(), 'resource')
    },
    { capture: true },
  )
  page.addEventListener('unhandledrejection', ({ reason }) => reports.report(reason, 'promise'))
  return reports
}

/** A script, a style sheet or a picture did not come. */
class ResourceError extends Error {
  override readonly name = 'ResourceError'
}
