import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import {
  BrowserClient,
  captureException,
  defaultStackParser,
  getCurrentScope,
  makeFetchTransport,
  startInactiveSpan,
} from '@sentry/react'
import { scrubReport } from './scrub-report.ts'
import { type ErrorReports, reportsPath } from './error-reports.ts'

/** The share of page loads and navigations that are traced; 1 means all of them (R9-10). */
const traceSampleRate = 1

/**
 * Milliseconds that a report waits, so that it can be dropped when the page is left: Firefox then fails pending loads shortly before it
 * fires `pagehide`.
 */
const reportDelay = 1000

/** Tells Sentry that a trace is named after its route. */
const attributes = { 'sentry.source': 'route' }

/** Sentry without its automatic integrations; every kind of data collection is off. */
export function createSentryReports(environment: SiteEnvironment, release: string): ErrorReports {
  let route: string | undefined
  const routes = new Set<string>()
  /** Reduces the report to the allowlist. */
  const bare = <Report>(report: Report): Report | null => {
    const left: unknown = scrubReport(report, routes) ?? null
    return left as Report | null
  }
  // The client is created without `init`, because `init` bundles every integration.
  const client = new BrowserClient({
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // This address is a placeholder; only the site server knows the real one.
    dsn: 'https://site@errors.invalid/1',
    tunnel: location.origin + reportsPath,
    environment,
    release,
    integrations: [],
    tracesSampleRate: traceSampleRate,
    // Traces are sent as a whole, because `bare` would not see streamed ones.
    traceLifecycle: 'static',
    sendClientReports: false,
    maxBreadcrumbs: 0,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
    beforeSend: bare,
    beforeSendTransaction: bare,
  })
  getCurrentScope().setClient(client)
  client.init()
  let isLeft = false
  addEventListener('pagehide', () => (isLeft = true))
  addEventListener('pageshow', () => (isLeft = false))
  return {
    report: (error, noticedBy) => {
      const shown = route ?? 'NotFound'
      setTimeout(() => {
        if (isLeft) return
        captureException(error, (scope) => scope.setTransactionName(shown).setTag('noticed_by', noticedBy))
      }, reportDelay)
    },
    show: (shown, startedAt) => {
      const op = route === undefined ? 'pageload' : 'navigation'
      route = shown
      routes.add(shown)
      const startTime = (performance.timeOrigin + startedAt) / 1000
      startInactiveSpan({ name: shown, op, startTime, attributes, forceTransaction: true }).end()
    },
  }
}
