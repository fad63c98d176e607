import { inspect } from 'node:util'
import { allPassedOn } from './send-in-background.ts'
import { type ReportError, reportNothing } from './server-error-reports.ts'

/** How long a shutdown waits until its last report is sent, in milliseconds. */
const reportTimeout = 1_000

/** Reports an uncaught error before it ends the process, as it does by default in Node. Without an error service it changes nothing. */
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
