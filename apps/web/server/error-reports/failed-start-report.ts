import { randomUUID } from 'node:crypto'

/** Others name themselves beside Chrome or Safari, which come last. */
const browsers = [
  ['Edge', /\bEdg(?:iOS|A)?\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4}(?:\.\d{1,3})?)/],
] as const

/** That a form did not open, in which version of which browser, and nothing else. */
export function failedStartReport(userAgent = ''): Record<string, unknown> {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    exception: { values: [{ type: 'FailedStart', value: browserOf(userAgent) }] },
  }
}

/** “Safari 15.6”, or “other”. */
function browserOf(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return 'other'
}
