import type { ReportError } from '@clairmemoire/error-reports/server-error-reports'
import type { FastifyInstance } from 'fastify'

/** Reports what ended a request in 500. Whoever turns a request away, or finds that a service is away, answers with another status. */
export function reportFailedRequests(app: FastifyInstance, report: ReportError): void {
  const errors = new WeakMap<object, Error>()
  app.addHook('onError', async (request, _reply, error) => void errors.set(request, error))
  app.addHook('onResponse', async (request, reply) => {
    const error = errors.get(request)
    if (error && reply.statusCode === 500) report(error, { noticedBy: 'request', route: request.routeOptions.url })
  })
}
