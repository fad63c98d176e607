import { randomUUID } from 'node:crypto'
import type { Dsn } from './dsn.ts'
import { sendInBackground } from './send-in-background.ts'
import { sentryCall } from './sentry-call.ts'
import type { Notice, Origin } from './server-report.ts'

/** Tells the operator of an error of a server, without anything of a visitor. Never fails, and nobody waits for it. */
export type ReportError = (error: unknown, notice: Notice) => void

/** Nobody is told: of a server without a service for it. */
export const reportNothing: ReportError = () => undefined

/** Whoever notices an error that is on its way up reports it; the first one is heard. */
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
      // What reads stacks takes 26 MB and a tenth of a second: it comes with the first error.
      const { serverReport } = await import('./server-report.ts')
      return sentryCall(project, serverReport(error, notice, origin, moment))
    })
  }
}
