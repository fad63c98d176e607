import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import type { FastifyError, FastifyInstance } from 'fastify'

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
