import type { EarlyErrors } from './early-errors.ts'
import type { ErrorReports } from './error-reports.ts'

/** So many wait for the code that sends them. */
const maxWaiting = 20

/** Reports every error of the page, the early ones included, in their order, once what sends them has come. */
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
  early.hearBy((noticed) => {
    if ('error' in noticed) reports.report(noticed.error, 'script')
    else if ('reason' in noticed) reports.report(noticed.reason, 'promise')
    else if (!isHint(noticed)) reports.report(new ResourceError(), 'resource')
  })
  return reports
}

/** A preload is only a hint: whoever needs its file asks for it. Firefox says of one that failed also where a script asks for the module first. */
function isHint({ target }: Event): boolean {
  return target instanceof HTMLLinkElement && target.rel !== 'stylesheet'
}

/** A script, a style sheet or a picture did not come. */
class ResourceError extends Error {
  override readonly name = 'ResourceError'
}
