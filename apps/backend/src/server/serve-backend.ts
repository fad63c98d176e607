import { join } from 'node:path'
import type { Instrument } from '@clairmemoire/forms/instrument'
import type { ReportError } from '@clairmemoire/observability/server-error-reports'
import { shownMetrics } from '@clairmemoire/observability/shown-metrics'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { slotQuotas } from '../calls/slot-reservations.ts'
import { followDeskChanges } from '../desk/desk-changes.ts'
import { followPlaces, withPlaces } from '../calls/set-places.ts'
import { type FollowedStudies, followStudies } from '../content/followed-studies.ts'
import { listedArticles } from '../content/listed-articles.ts'
import type { Backend } from '../features/backend.ts'
import { outboxDelivery, sendMail, smtpDelivery } from '../mail/delivery.ts'
import { isSms } from '../mail/mail-jobs.ts'
import { type MailQueue, openMailQueue, type Sending } from '../mail/queue.ts'
import { noMetrics } from '../metrics/no-metrics.ts'
import { connect, type Database } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { errorCode } from '../platform/error-code.ts'
import { type FailureLog, failureLog, jobWatch } from '../platform/jobs/failure-log.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { type MemoryTests, openMemoryTests, refuseChangedMeaning } from '../questionnaires/memory-tests.ts'
import { memoryTests, questionnairesFor } from '../questionnaires/questionnaires.ts'
import { openSessionKey } from '../sessions/session-settings.ts'
import { smsGateway } from '../sms/configured-gateway.ts'
import { isReached, sendSms } from '../sms/send-sms.ts'
import { buildApp } from './app.ts'
import { callHandlers, lettersWith, smsKinds, stopTexts } from './kinds.ts'
import { scheduleWork } from './schedule-work.ts'
import type { Settings } from './settings.ts'

interface ServerInput {
  settings: Settings
  databaseUrl: string
  /** The memory test of the operator, in place of the product’s. */
  ownTest: Instrument | undefined
  log: FastifyBaseLogger
  reportError: ReportError
}

/** The address of the API, and the address of the metrics, which is undefined without metrics. */
interface Served {
  address: string
  metrics: string | undefined
}

/** Serves the operations of the contract and schedules work; `started` stops everything when it is disposed. */
export async function serveBackend(
  { settings, databaseUrl, ownTest, log, reportError }: ServerInput,
  started: AsyncDisposableStack,
): Promise<Served> {
  const { clinic, cmsUrl, trustProxy, limits, siteEnvironment, informationOnly, resultDays } = settings
  const { requestDays, consultationTypes, newsDays, callTryDays, callWaitDays } = settings
  const failures = failureLog(log, reportError)
  await migrate(databaseUrl)
  const { database, close } = connect(databaseUrl)
  started.defer(close)
  const metrics = await shownMetrics(settings, noMetrics, async () =>
    (await import('../metrics/backend-metrics.ts')).backendMetrics(failures.activeOutages),
  )
  started.defer(metrics.close)
  const jobs = await startJobs(databaseUrl, failures.report, metrics.countJobs(jobWatch(log, failures)))
  started.defer(jobs.stop)
  metrics.countMails(database)
  const mails = await openMailQueue(jobs.boss, failures)
  let sending: Sending | undefined
  // The shutdown answers requests before it waits for mails.
  started.defer(async () => sending?.stop())
  const clock = () => new Date()
  const places = started.use(await followPlaces(database, clock))
  const ignored = (reason: string) => log.warn({ reason }, 'content left out')
  const studies = started.use(await followStudies(settings, { ...failures, ignored }))
  const operations: Omit<Backend, 'desk'> = {
    database,
    mails,
    clinic: withPlaces(clinic, places),
    places,
    slotQuotaOf: slotQuotas(database, limits),
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
    sms: {
      isOn: settings.sms === 'on',
      reaches: (phone) => isReached(settings, phone),
      reportsSecret: settings.smsReportsSecret,
      stop: stopTexts,
    },
    clock,
  }
  const changes = followDeskChanges(databaseUrl)
  const desk = { handlers: callHandlers(operations), changes, tryDays: callTryDays, waitDays: callWaitDays }
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
  // Ends open streams first, because they would delay the shutdown.
  started.defer(changes.stop)
  const address = await listen(app, settings)
  sending = sendMessages(mails, { database, settings, studies, log: failures, clock })
  await scheduleWork(jobs.schedule, backend, settings.idempotencyKeyDays)
  return { address, metrics: metrics.address }
}

/** A memory test of the operator replaces the tests of all respondents. */
async function memoryTestsWith(ownTest: Instrument | undefined, database: Database): Promise<MemoryTests> {
  const products = await openMemoryTests(database, memoryTests)
  if (ownTest === undefined) return products
  await refuseChangedMeaning(ownTest, products)
  return openMemoryTests(database, { patient: ownTest, relative: ownTest, professional: ownTest })
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

interface SendingContext {
  database: Database
  settings: Settings
  studies: FollowedStudies
  log: FailureLog
  clock: () => Date
}

function sendMessages(mails: MailQueue, { database, settings, studies, log, clock }: SendingContext): Sending {
  const { smtpUrl, dataDirectory, clinic } = settings
  const deliver =
    smtpUrl === undefined ? outboxDelivery(join(dataDirectory, 'outbox'), clinic) : smtpDelivery(smtpUrl, clinic)
  const mail = sendMail(database, { clinic, letters: lettersWith(studies), deliver })
  const gateway = smsGateway(settings)
  const sms = sendSms(database, { clinic, kinds: smsKinds, gateway, settings, log, clock })
  return mails.deliver((order) => (isSms(order.letter) ? sms(order) : mail(order)))
}
