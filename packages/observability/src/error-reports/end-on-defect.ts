import { inspect } from 'node:util'
import { allPassedOn } from './send-in-background.ts'
import { type ReportError, reportNothing } from './server-error-reports.ts'

/** Milliseconds that a shutdown waits for its last report. */
const reportTimeout = 1_000

/** Ends the process after an uncaught error, as Node does by default, and reports it before; without an error service Node's default applies. */
export function endOnDefect(report: ReportError): void {
  if (report === reportNothing) return
  let ending = false
  process.on('uncaughtException', (error) => {
    if (ending) return
    ending = true
    process.stderr.write(`${inspect(error)}\n`)
    void end(report, error)
  })
}

async function end(report: ReportError, error: unknown): Promise<void> {
  await reportEnd(report, error)
  process.exit(1)
}

/** Reports the fatal error of a process. */
export async function reportEnd(report: ReportError, error: unknown): Promise<void> {
  report(error, { noticedBy: 'process' })
  await allPassedOn(reportTimeout)
}
