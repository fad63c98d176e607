import { randomUUID } from 'node:crypto'
import type { Dsn } from './dsn.ts'
import { sendInBackground } from './send-in-background.ts'
import { sentryCall } from './sentry-call.ts'
import type { Notice, Origin } from './server-report.ts'

/** Reports an error of a server to the operator, without visitor data. Never throws, and is never awaited. */
export type ReportError = (error: unknown, notice: Notice) => void

/** Reports nothing, for a server without an error service. */
export const reportNothing: ReportError = () => undefined

/** Reports an error once, even if several places detect it on its way up; the first one is recorded. */
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
      // The stack parser takes 26 MB and a tenth of a second: it is loaded with the first error.
      const { serverReport } = await import('./server-report.ts')
      return sentryCall(project, serverReport(error, notice, origin, moment))
    })
  }
}
