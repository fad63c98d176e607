import { type Locale, locales } from '@clairmemoire/domain/locale'
import { endOnDefect, reportEnd } from '@clairmemoire/observability/end-on-defect'
import type { Fields } from '@clairmemoire/observability/fields'
import { outageTracker } from '@clairmemoire/observability/outage-tracker'
import { redact } from '@clairmemoire/observability/redact'
import { type ReportError, reportNothing } from '@clairmemoire/observability/server-error-reports'
import { serverLog } from '@clairmemoire/observability/server-log'
import { shownMetrics } from '@clairmemoire/observability/shown-metrics'
import { createDataDirectory } from '@clairmemoire/settings/data-directory'
import { refuseBadStart } from '@clairmemoire/settings/production'
import { namesOfSet } from '@clairmemoire/settings/schema'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { knownUrls } from '../src/routing/known-urls.ts'
import { createSite } from './app.ts'
import { builtPages, builtPreview } from './document.ts'
import { pagesOnContent, recordedContent, siteContent } from './content/site-content.ts'
import { reportAndLog, reportsOf, reportRenderFailures } from './error-reports/own-errors.ts'
import { noMetrics } from './metrics/no-metrics.ts'
import { warmPages } from './page-store.ts'
import { sitePreviews } from './preview/serve-preview.ts'
import { readSettings, type SiteSettings, siteSettings } from './settings.ts'

// The process that reads the log may end before the site does (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

// React reads NODE_ENV when the built pages are loaded; its development checks would triple the rendering time.
Object.assign(process.env, { NODE_ENV: 'production' })

let reportError: ReportError = reportNothing

try {
  refuseBadStart(process.env, [siteSettings])
  const settings = readSettings(process.env)
  await createDataDirectory(settings.dataDirectory)
  reportError = reportsOf(settings)
  endOnDefect(reportError)
  const log = serverLog('site')
  const outages = outageTracker(log)
  const reportAndLogError = reportAndLog(reportError, log)
  const content = siteContent(settings, log, outages)
  const metrics = await shownMetrics(settings, noMetrics, async () =>
    (await import('./metrics/site-metrics.ts')).siteMetrics(outages.activeOutages),
  )
  const renderDocument = metrics.countRendered(reportRenderFailures(await builtPages(), reportAndLogError))
  const pages = pagesOnContent(renderDocument, content, settings.operator, (_url, reason) =>
    reportAndLogError(reason, { noticedBy: 'render' }),
  )
  const pageAt = metrics.countAsked(pages)
  const contentIn = (locale: Locale) => recordedContent(content, locale).content
  const previews = sitePreviews(settings, await builtPreview(), content)
  const site = await createSite(settings, pageAt, {
    watch: metrics.watch,
    contentIn,
    onPublished: content.store.expire,
    previews,
    reportError: reportAndLogError,
    backend: {
      answers: () => outages.ends('backend fails'),
      fails: (reason) => outages.begins('backend fails', redact(reason)),
    },
  })
  const address = await site.listen({ port: settings.port, host: settings.host })
  const stop = () => void site.close().then(() => process.exit(0))
  // Also stops when the launcher disconnects, so that a killed launcher leaves no process behind.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop)
  log.info({ ...startOf(settings, address), metrics: metrics.address }, 'started')
  if (process.send === undefined) process.stdout.write(`site listening on ${address}\n`)
  else if (process.connected) process.send({ ready: true, port: Number(new URL(address).port) })
  else stop()
  // A page that cannot be rendered does not stop the site: its visitors get an error response, and other pages are rendered on request.
  warmPages(pageAt, settings.siteEnvironment).catch((error) => reportAndLogError(error, { noticedBy: 'render' }))
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  if (expectedProblem(error) === undefined) await reportEnd(reportError, error)
  process.exit(1)
}

/** A summary for the operator at the start: names of settings, never their values. */
function startOf({ operator, siteEnvironment }: SiteSettings, address: string): Fields {
  const pages = locales.reduce((count, locale) => count + knownUrls(locale).size, 0)
  const settings = namesOfSet(process.env, siteSettings)
  return {
    version: operator.sentryRelease,
    environment: siteEnvironment,
    address,
    settings,
    pages,
  }
}

/** The text for the operator; an unexpected error includes its stack. */
function reasonOf(error: unknown): string {
  return expectedProblem(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** A sentence that says what the operator can do; undefined for an unexpected error. */
function expectedProblem(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message
  const reasons: Record<string, string> = {
    EADDRINUSE: 'The site cannot start: its port is already in use (setting PORT).',
    EADDRNOTAVAIL: 'The site cannot start: this machine does not have the address in HOST.',
    ENOTFOUND: 'The site cannot start: the name in HOST is unknown.',
    EACCES: 'The site cannot start: it is not allowed to listen on its port (setting PORT).',
    ENOENT: 'The site is not built yet: run its build first.',
  }
  return error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined
}
