import { redact } from '@clairmemoire/observability/redact'
import { type ReportError, reportsTo } from '@clairmemoire/observability/server-error-reports'
import type { Log } from '@clairmemoire/observability/server-log'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isContentError } from '../../src/platform/content/content.ts'
import { matchPath } from '../../src/routing/public-paths.ts'
import type { RenderDocument } from '../document.ts'
import type { SiteSettings } from '../settings.ts'

/** Sends the site server's own errors to the project of the operator at Sentry. */
export function reportsOf({ siteEnvironment, operator }: SiteSettings): ReportError {
  const { sentryDsn, sentryRelease } = operator
  return reportsTo(sentryDsn, { server: 'site', environment: siteEnvironment, release: sentryRelease })
}

/**
 * Reports errors, and logs each error once even if it is reported several times. An unavailable content service is not reported, because it
 * is an outage.
 */
export function reportAndLog(report: ReportError, log: Log): ReportError {
  const logged = new WeakSet<object>()
  return (error, notice) => {
    if (isContentError(error)) return
    report(error, notice)
    if (typeof error === 'object' && error !== null) {
      if (logged.has(error)) return
      logged.add(error)
    }
    const { noticedBy, route } = notice
    log.error({ route, ...redact(error) }, noticedBy === 'render' ? 'page not made' : 'request failed')
  }
}

/** Renders pages as `renderDocument` does. A page that throws or contains a `defect` is reported with its row of the site map. */
export function reportRenderFailures(renderDocument: RenderDocument, report: ReportError): RenderDocument {
  return async (url, settings, content) => {
    const notice = { noticedBy: 'render', route: matchPath(url.replace(/\?.*/s, ''))?.page.path } as const
    try {
      const document = await renderDocument(url, settings, content)
      if (document.defect !== undefined) report(document.defect, notice)
      return document
    } catch (error) {
      if (!isContentError(error)) report(error, notice)
      throw error
    }
  }
}

/** Reports the cause of a 500 and reveals nothing of it to the visitor. A request rejected with another status gets the reason. */
export function answerFailedRequests(app: FastifyInstance, report: ReportError): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode !== 500) return reply.send(error)
    report(error, { noticedBy: 'request', route: request.routeOptions.url })
    reply.code(500).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    return reply.send('Something went wrong\n')
  })
}
