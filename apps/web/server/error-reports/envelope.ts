import { bareReport } from '../../src/platform/error-reports/bare-report.ts'
import type { Dsn } from './dsn.ts'

const client = 'clairmemoire/1'

/** What a page sends: lines of JSON, the first about all, then two for each report. Of it the reports as `bareReport` leaves them. */
export function reportsIn(envelope: string): Record<string, unknown>[] {
  const [, ...lines] = envelope.split('\n').slice(0, 20)
  return lines.flatMap((line, index) => {
    const report = index % 2 === 1 ? bareReport(parsed(line)) : undefined
    return report ? [report] : []
  })
}

/** A call that hands one report to Sentry. */
export function sentryCall({ url, key }: Dsn, report: Record<string, unknown>): Request {
  const { event_id: id, type = 'event' } = report
  const lines = [{ event_id: id, sent_at: new Date().toISOString() }, { type }, report]
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${key}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
