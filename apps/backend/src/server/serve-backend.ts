import { join } from 'node:path'
import type { Instrument } from '@clairmemoire/forms/instrument'
import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import { shownMetrics } from '@clairmemoire/observability/shown-metrics'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { choosersAt } from '../calls/promised-times.ts'
import { followPlaces, withPlaces } from '../calls/set-places.ts'
import { type FollowedStudies, followStudies } from '../content/followed-studies.ts'
import { listedArticles } from '../content/listed-articles.ts'
import type { Backend } from '../features/backend.ts'
import { outboxDelivery, sendMail, smtpDelivery } from '../mail/delivery.ts'
import { type MailQueue, openMailQueue, type Sending } from '../mail/queue.ts'
import { noMetrics } from '../metrics/no-metrics.ts'
import { connect, type Database } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { errorCode } from '../platform/error-code.ts'
import { failureLog, jobWatch } from '../platform/jobs/failure-log.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { type MemoryTests, openMemoryTests, refuseChangedMeaning } from '../questionnaires/memory-tests.ts'
import { memoryTests, questionnairesFor } from '../questionnaires/questionnaires.ts'
import { openSessionKey } from '../sessions/session-settings.ts'
import { buildApp } from './app.ts'
import { deskKinds, lettersWith } from './kinds.ts'
import { scheduleWork } from './schedule-work.ts'
import type { Settings } from './settings.ts'

interface Serving {
  settings: Settings
  databaseUrl: string
  /** The memory test of the operator, in place of the product’s. */
  ownTest: Instrument | undefined
  log: FastifyBaseLogger
  reportError: ReportError
}

/** Where the contract is served, and where metrics are; undefined where nobody reads them. */
interface Served {
  address: string
  metrics: string | undefined
}

/** Serves the contract, and does what is done by the clock; what it begins is ended by `started`. */
export async function serveBackend(
  { settings, databaseUrl, ownTest, log, reportError }: Serving,
  started: AsyncDisposableStack,
): Promise<Served> {
  const { clinic, cmsUrl, trustProxy, limits, siteEnvironment, informationOnly, resultDays } = settings
  const { requestDays, consultationTypes, newsDays, callTryDays, callWaitDays } = settings
  const failures = failureLog(log, reportError)
  await migrate(databaseUrl)
  const { database, close } = connect(databaseUrl)
  started.defer(close)
  const metrics = await shownMetrics(settings, noMetrics, async () =>
    (await import('../metrics/backend-metrics.ts')).backendMetrics(failures.lasting),
  )
  started.defer(metrics.close)
  const jobs = await startJobs(databaseUrl, failures.report, metrics.countJobs(jobWatch(log, failures)))
  started.defer(jobs.stop)
  metrics.countMails(database)
  const mails = await openMailQueue(jobs.boss, failures)
  let sending: Sending | undefined
  // The last requests are answered before mails are waited for.
  started.defer(async () => sending?.stop())
  const clock = () => new Date()
  const places = started.use(await followPlaces(database, clock))
  const left = (reason: string) => log.warn({ reason }, 'content left out')
  const studies = started.use(await followStudies(settings, { ...failures, left }))
  const operations: Omit<Backend, 'desk'> = {
    database,
    mails,
    clinic: withPlaces(clinic, places),
    places,
    chooserAt: choosersAt(database, limits),
    articles: listedArticles(cmsUrl, failures),
    memoryTests: await memoryTestsWith(ownTest, database),
    orientation: { informationOnly, resultDays },
    requests: { days: requestDays, consultationTypes },
    news: { days: newsDays },
    studies,
    questionnaires: questionnairesFor(studies),
    sessions: {
      key: await openSessionKey(database),
      origins: Object.values(clinic.sites),
      isLocal: siteEnvironment === 'local',
      secondFactor: settings.secondFactor,
    },
    clock,
  }
  const desk = { kinds: deskKinds(operations), tryDays: callTryDays, waitDays: callWaitDays }
  const backend: Backend = { ...operations, desk }
  const app = await buildApp(backend, {
    trustProxy,
    limits,
    onOutage: failures.report,
    reportError,
    log,
    watch: metrics.watch,
  })
  started.defer(() => app.close())
  const address = await listen(app, settings)
  sending = sendMails(mails, database, settings, studies)
  await scheduleWork(jobs.schedule, backend, settings.idempotencyKeyDays)
  return { address, metrics: metrics.address }
}

/** A test of the operator’s own is asked of everybody. */
async function memoryTestsWith(own: Instrument | undefined, database: Database): Promise<MemoryTests> {
  const products = await openMemoryTests(database, memoryTests)
  if (own === undefined) return products
  await refuseChangedMeaning(own, products)
  return openMemoryTests(database, { patient: own, relative: own, professional: own })
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const code = errorCode(error) ?? 'unknown error'
    if (code === 'EADDRINUSE') throw new StartRefusal(`Port ${port} of ${host} is already in use.`)
    throw new StartRefusal(`The backend cannot listen on port ${port} of ${host} (${code}).`)
  }
}

function sendMails(
  mails: MailQueue,
  database: Database,
  { smtpUrl, dataDirectory, clinic }: Settings,
  studies: FollowedStudies,
): Sending {
  const deliver =
    smtpUrl === undefined ? outboxDelivery(join(dataDirectory, 'outbox'), clinic) : smtpDelivery(smtpUrl, clinic)
  return mails.deliver(sendMail(database, { clinic, letters: lettersWith(studies), deliver }))
}
