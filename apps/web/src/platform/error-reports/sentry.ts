import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import {
  BrowserClient,
  captureException,
  defaultStackParser,
  getCurrentScope,
  makeFetchTransport,
  startInactiveSpan,
} from '@sentry/react'
import { bareReport } from './bare-report.ts'
import { type ErrorReports, reportsPath } from './error-reports.ts'

/** Of page loads and navigations that are traced, all (R9-10). */
const traceSampleRate = 1

/** Milliseconds between an error and its report: Firefox lets what a page is still loading fail shortly before it says that the page is left. */
const leavingTime = 1000

/** What a trace is named by. */
const attributes = { 'sentry.source': 'route' }

/** Sentry without everything that looks around by itself; every class of data that it could collect is off. */
export function createSentryReports(environment: SiteEnvironment, release: string): ErrorReports {
  let route: string | undefined
  const routes = new Set<string>()
  /** The same report with no more in it than is on the list. */
  const bare = <Report>(report: Report): Report | null => {
    const left: unknown = bareReport(report, routes) ?? null
    return left as Report | null
  }
  // A client of its own rather than `init`, which brings every integration along, used or not.
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
    // Whole page loads, which `bare` sees before they leave; streamed ones it would not.
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
      }, leavingTime)
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
