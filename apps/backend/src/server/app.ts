import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import cookie from '@fastify/cookie'
import Fastify, { errorCodes, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { Backend } from '../features/backend.ts'
import { heldTimes } from '../features/trials/call-slots.ts'
import { passwordGuesses } from '../features/trials/material/study-material.ts'
import { compressReads } from '../platform/compress-reads.ts'
import { contractDocument, refuseOtherMethods } from '../platform/contract/document.ts'
import { answerErrors, problems } from '../platform/contract/error-answers.ts'
import { validatorCompiler } from '../platform/contract/validator.ts'
import { limitHolding } from '../platform/overload/limit-holding.ts'
import { limitGuesses, limitRates, shareLimits } from '../platform/overload/limit-rates.ts'
import { type Limits, shedLoad } from '../platform/overload/limits.ts'
import { keyOfDay, sharedCounts } from '../platform/overload/shared-counts.ts'
import { askForProofs, proofsOfWork } from '../platform/proof-of-work/proof-of-work.ts'
import { requireBearer } from '../sessions/signed-in.ts'
import { operationHandlers } from './operations.ts'

interface AppSettings {
  trustProxy: boolean | string
  limits: Limits
  /** The database could not be reached for a request. */
  onOutage: (error: Error) => void
  /** Reports a request that failed because of a defect. */
  reportError: ReportError
  /** Looks at every request. */
  watch?: (app: FastifyInstance) => void
  /** Where defects are logged. */
  log?: FastifyBaseLogger
}

const mebibyte = 1024 * 1024

/** Milliseconds that a caller's connection may take: for the headers of a request, for all of it, and without a byte in either direction. */
const callerTimeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
}

/** The backend as the contract describes it: every request is validated against the document before a handler sees it. */
export async function buildApp(backend: Backend, settings: AppSettings): Promise<FastifyInstance> {
  const answerError = answerErrors(settings.onOutage, settings.reportError)
  const app = Fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: mebibyte,
    ...callerTimeouts,
    // A request that arrives on an open connection while the backend stops is still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    logController: new LogController({ disableRequestLogging: true }),
    // The only lines are those of `answerError`; they name the route and never the address, a body or a query.
    // The start prints the address.
    ...(settings.log && { loggerInstance: settings.log.child({}, { level: 'error' }) }),
    frameworkErrors: answerError,
  })
  settings.watch?.(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => (body) => JSON.stringify(body))
  // A page elsewhere may send text/plain without asking first, and no schema would look at it.
  app.removeContentTypeParser('text/plain')
  takeOneClicks(app, '/api/mail/stop/')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(problems.notFound))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  app.addHook('onRoute', (route) => {
    // Bound to a media type, the schema would not see a request that names none.
    const body: unknown = route.schema?.body
    if (route.schema && isContent(body)) route.schema.body = body.content['application/json'].schema
  })
  closeOnShutdown(app)
  await compressReads(app)
  await shedLoad(app, settings.limits)
  await limitRates(app, settings.limits)
  const key = keyOfDay(backend.database)
  const count = sharedCounts(backend.database, key)
  askForProofs(app, settings.limits, count, proofsOfWork(key, count))
  shareLimits(app, settings.limits, count)
  limitGuesses(app, settings.limits, count, passwordGuesses)
  limitHolding(app, settings.limits, count, heldTimes)
  await app.register(cookie)
  await app.register(openapiGlue, {
    specification: contractDocument(),
    serviceHandlers: operationHandlers(backend),
    securityHandlers: { bearer: requireBearer(backend) },
  })
  refuseOtherMethods(app)
  return app
}

interface JsonContent {
  content: { 'application/json': { schema: object } }
}

function isContent(schema: unknown): schema is JsonContent {
  return typeof schema === 'object' && schema !== null && 'content' in schema
}

/** Closes each connection that is answered during the shutdown, which would otherwise wait for it. */
function closeOnShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
}

/** What mail programs send with one click (RFC 8058). */
const oneClickTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Lets mail programs send to the routes that begin so what no page may send; what is in it is not looked at. */
function takeOneClicks(app: FastifyInstance, beginning: string): void {
  app.addContentTypeParser(oneClickTypes, { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.url?.startsWith(beginning)) done(null, undefined)
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']))
  })
}
