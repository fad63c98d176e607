import { redact } from '@clairmemoire/observability/redact'
import { type ReportError, reportsTo } from '@clairmemoire/observability/server-error-reports'
import type { Log } from '@clairmemoire/observability/server-log'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isContentError } from '../../src/platform/content/content.ts'
import { matchPath } from '../../src/routing/public-paths.ts'
import type { MakeDocument } from '../build-output.ts'
import type { SiteSettings } from '../settings.ts'

/** Whom the site server reports its own errors to. */
export function reportsOf({ siteEnvironment, operator }: SiteSettings): ReportError {
  const { sentryDsn, sentryRelease } = operator
  return reportsTo(sentryDsn, { server: 'site', environment: siteEnvironment, release: sentryRelease })
}

/** Reports errors, and writes each to the log once, whoever notices it. A content service that is away is a state of its own. */
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

/** Pages as `makeDocument` makes them; of one that cannot be made, or that says so of itself, the reason is reported by its row of the site map. */
export function reportUnmadePages(makeDocument: MakeDocument, report: ReportError): MakeDocument {
  return async (url, settings, content) => {
    const notice = { noticedBy: 'render', route: matchPath(url.replace(/\?.*/s, ''))?.page.path } as const
    try {
      const document = await makeDocument(url, settings, content)
      if (document.defect !== undefined) report(document.defect, notice)
      return document
    } catch (error) {
      if (!isContentError(error)) report(error, notice)
      throw error
    }
  }
}

/** Reports what ends a request in 500, and tells its reader nothing of it. Whoever is turned away is told why, by another status. */
export function answerFailedRequests(app: FastifyInstance, report: ReportError): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode !== 500) return reply.send(error)
    report(error, { noticedBy: 'request', route: request.routeOptions.url })
    reply.code(500).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    return reply.send('Something went wrong\n')
  })
}
