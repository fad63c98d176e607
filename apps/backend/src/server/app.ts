import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import cookie from '@fastify/cookie'
import Fastify, { errorCodes, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Backend } from '../features/backend.ts'
import { isReport } from '../features/messages/gateway-sign-in.ts'
import { holdQuota } from '../features/trials/call-slots.ts'
import { passwordGuesses } from '../features/trials/material/study-material.ts'
import { compressReads } from '../platform/compress-reads.ts'
import { addContractRoutes } from '../platform/contract/contract-routes.ts'
import { answerErrors } from '../platform/contract/error-answers.ts'
import { notFound } from '../platform/contract/failures.ts'
import { validatorCompiler } from '../platform/contract/validator.ts'
import { limitByQuota } from '../platform/overload/limit-holding.ts'
import { limitGuesses, limitRates, shareLimits } from '../platform/overload/limit-rates.ts'
import { type Limits, shedLoad } from '../platform/overload/limits.ts'
import { keyOfDay, sharedCounts } from '../platform/overload/shared-counts.ts'
import { requireProofs, proofsOfWork } from '../platform/proof-of-work/proof-of-work.ts'
import { requireBearer } from '../sessions/signed-in.ts'
import { operationHandlers } from './operations.ts'

interface AppSettings {
  trustProxy: boolean | string
  limits: Limits
  /** Called when a request failed because of a database outage. */
  onOutage: (error: Error) => void
  /** Reports a request that failed because of a defect. */
  reportError: ReportError
  /** Adds hooks for metrics. */
  watch?: (app: FastifyInstance) => void
  /** Receives defects. */
  log?: FastifyBaseLogger
}

const mebibyte = 1024 * 1024

/** Timeouts in milliseconds, for a whole request, for an idle connection, and for the headers of a request. */
const callerTimeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
}

/** The HTTP server of the contract; every request is validated before it reaches a handler. */
export async function buildApp(backend: Backend, settings: AppSettings): Promise<FastifyInstance> {
  const answerError = answerErrors(settings.onOutage, settings.reportError)
  const app = Fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: mebibyte,
    ...callerTimeouts,
    // Requests on open connections are still answered during the shutdown.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    logController: new LogController({ disableRequestLogging: true }),
    // Only `answerError` logs requests, by route, without address, body or query.
    ...(settings.log && { loggerInstance: settings.log.child({}, { level: 'error' }) }),
    frameworkErrors: answerError,
  })
  settings.watch?.(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => (body) => JSON.stringify(body))
  // Other sites may send text/plain without a CORS preflight, and such a body would not be validated.
  app.removeContentTypeParser('text/plain')
  acceptOneClicks(app, '/api/mail/stop/')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => reply.status(notFound.status).send(notFound.body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  closeOnShutdown(app)
  await compressReads(app)
  await shedLoad(app, settings.limits)
  await limitRates(app, settings.limits, (request) => isReport(request, backend.sms.reportsSecret))
  const key = keyOfDay(backend.database)
  const count = sharedCounts(backend.database, key)
  requireProofs(app, settings.limits, count, proofsOfWork(key, count))
  shareLimits(app, settings.limits, count)
  limitGuesses(app, settings.limits, count, passwordGuesses)
  limitByQuota(app, settings.limits, count, holdQuota)
  await app.register(cookie)
  addContractRoutes(app, operationHandlers(backend), requireBearer(backend))
  return app
}

/** During the shutdown, closes each connection after its response; otherwise the shutdown would wait for the connections. */
function closeOnShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
}

/** Content types of one-click unsubscribe requests of mail programs (RFC 8058). */
const oneClickTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Accepts these content types for routes with this prefix; all other routes refuse them. The body is ignored. */
function acceptOneClicks(app: FastifyInstance, prefix: string): void {
  app.addContentTypeParser(oneClickTypes, { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.url?.startsWith(prefix)) done(null, undefined)
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']))
  })
}
