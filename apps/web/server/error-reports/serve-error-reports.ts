import type { Dsn } from '@clairmemoire/error-reports/dsn'
import { passOn } from '@clairmemoire/error-reports/pass-on'
import { sentryCall } from '@clairmemoire/error-reports/sentry-call'
import type { FastifyInstance } from 'fastify'
import { failedStartPath, reportsPath } from '../../src/platform/error-reports/reports-path.ts'
import { forwardingLimit } from '../forwarding/forwarding-limit.ts'
import { comesFromThisSite } from '../own-form.ts'
import { reportsIn } from './envelope.ts'
import { failedStartReport } from './failed-start-report.ts'

const bodyLimit = 64 * 1024

/** `POST /e/` passes on what a page reports, as far as it is on the list of `bareReport`; no address or header of the visitor goes with it (R8-07). What is too much is dropped. */
export function serveErrorReports(app: FastifyInstance, service: Dsn | undefined): void {
  if (!service) return
  const mayForward = forwardingLimit()
  app.register(async (reporting) => {
    reporting.removeAllContentTypeParsers()
    reporting.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
    reporting.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!comesFromThisSite(request)) return reply.code(403).send()
      return undefined
    })
    reporting.post<{ Body?: string }>(reportsPath, async (request, reply) => {
      for (const report of reportsIn(request.body ?? ''))
        if (mayForward(request.ip)) passOn(sentryCall(service, report))
      return reply.code(204).send()
    })
    reporting.post(failedStartPath, async (request, reply) => {
      const report = failedStartReport(request.headers['user-agent'])
      if (mayForward(request.ip)) passOn(sentryCall(service, report))
      return reply.code(204).send()
    })
  })
}
