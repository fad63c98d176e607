import { randomUUID } from 'node:crypto'
import type { Dsn } from '@clairmemoire/observability/dsn'
import { sendInBackground } from '@clairmemoire/observability/send-in-background'
import { sentryCall } from '@clairmemoire/observability/sentry-call'
import type { FastifyInstance } from 'fastify'
import { scrubReport } from '../../src/platform/error-reports/scrub-report.ts'
import { failedStartPath, reportsPath } from '../../src/platform/error-reports/error-reports.ts'
import { siteMap } from '../../src/routing/site-map.ts'
import { forwardingLimit } from '../forwarding/forwarding-limit.ts'
import { isFromThisSite } from '../own-form.ts'

/** The path patterns of the pages, such as `/your-request`. Reports contain them in place of addresses. */
const pagePatterns: ReadonlySet<string> = new Set(siteMap.map(({ path }) => path))

/** Chrome and Safari come last, because other browsers also claim to be Chrome or Safari. */
const browsers = [
  ['Edge', /\bEdg(?:iOS|A)?\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4}(?:\.\d{1,3})?)/],
] as const

const bodyLimit = 64 * 1024

/**
 * `POST /e/` forwards the reports of a page: only the fields of `scrubReport`, and no address or header of the visitor (R8-07).
 * `POST /e/start` reports that a form did not open; of the visitor, it forwards only the browser and its version. Reports beyond the
 * limit are dropped.
 */
export function serveErrorReports(app: FastifyInstance, service: Dsn | undefined): void {
  if (!service) return
  const mayForward = forwardingLimit()
  app.register(async (reporting) => {
    reporting.removeAllContentTypeParsers()
    reporting.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
    reporting.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isFromThisSite(request)) return reply.code(403).send()
      return undefined
    })
    reporting.post<{ Body?: string }>(reportsPath, async (request, reply) => {
      for (const report of reportsIn(request.body ?? ''))
        if (mayForward(request.ip)) sendInBackground(sentryCall(service, report))
      return reply.code(204).send()
    })
    reporting.post(failedStartPath, async (request, reply) => {
      const report = failedStartReport(request.headers['user-agent'])
      if (mayForward(request.ip)) sendInBackground(sentryCall(service, report))
      return reply.code(204).send()
    })
  })
}

/** The reports in an envelope, reduced by `scrubReport`. After the envelope's line, each report has a header line and a content line. */
function reportsIn(envelope: string): Record<string, unknown>[] {
  const [, ...lines] = envelope.split('\n').slice(0, 20)
  return lines.flatMap((line, index) => {
    const report = index % 2 === 1 ? scrubReport(parsed(line), pagePatterns) : undefined
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

/** Returns the report that a form did not open, with nothing but the browser and its version. */
function failedStartReport(userAgent = ''): Record<string, unknown> {
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
