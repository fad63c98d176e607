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

/** The rate of traced page loads and navigations: all (R9-10). */
const traceSampleRate = 1

/** Milliseconds between an error and its report: when a page is left, Firefox fails pending loads shortly before it fires `pagehide`. */
const reportDelay = 1000

/** The source of a trace's name. */
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
  // A custom client rather than `init`, which bundles every integration, used or not.
  const client = new BrowserClient({
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // The site server knows the real one.
    dsn: 'https://site@errors.invalid/1',
    tunnel: location.origin + reportsPath,
    environment,
    release,
    integrations: [],
    tracesSampleRate: traceSampleRate,
    // Complete page loads, which `bare` sees before they are sent; it would not see streamed ones.
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
