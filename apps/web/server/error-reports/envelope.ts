import { bareReport } from '../../src/platform/error-reports/bare-report.ts'
import { pagePatterns } from '../../src/routing/page-patterns.ts'

/** What a page sends: lines of JSON, the first about all, then two for each report. Of it the reports as `bareReport` leaves them. */
export function reportsIn(envelope: string): Record<string, unknown>[] {
  const [, ...lines] = envelope.split('\n').slice(0, 20)
  return lines.flatMap((line, index) => {
    const report = index % 2 === 1 ? bareReport(parsed(line), pagePatterns) : undefined
    return report ? [report] : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
