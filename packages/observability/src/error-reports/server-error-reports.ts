import { randomUUID } from 'node:crypto'
import type { Dsn } from './dsn.ts'
import { sendInBackground } from './send-in-background.ts'
import { sentryCall } from './sentry-call.ts'
import type { Notice, Origin } from './server-report.ts'

/** Reports an error of a server to the operator, without visitor data. It never throws, and nobody waits for it. */
export type ReportError = (error: unknown, notice: Notice) => void

/** Reports nothing, for a server without an error service. */
export const reportNothing: ReportError = () => undefined

/** Reports an error only once, even if several callers catch it; the report contains the first notice. */
export function reportsTo(project: Dsn | undefined, origin: Origin): ReportError {
  if (project === undefined) return reportNothing
  const reported = new WeakSet<object>()
  return (error, notice) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    const moment = { id: randomUUID().replaceAll('-', ''), time: Date.now() / 1000 }
    sendInBackground(async () => {
      // The stack parser takes 26 MB and a tenth of a second, so it is loaded only when the first error occurs.
      const { serverReport } = await import('./server-report.ts')
      return sentryCall(project, serverReport(error, notice, origin, moment))
    })
  }
}
