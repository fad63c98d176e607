import { inspect } from 'node:util'
import { allPassedOn } from './send-in-background.ts'
import { type ReportError, reportNothing } from './server-error-reports.ts'

/** Milliseconds that the end of a process waits for its last report. */
const patience = 1_000

/** Ends the process when nobody catches an error, as Node does by itself, and reports it before; where nothing is reported, Node does. */
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

/** Reports what a process is about to end of. */
export async function reportEnd(report: ReportError, error: unknown): Promise<void> {
  report(error, { noticedBy: 'process' })
  await allPassedOn(patience)
}
