import { join } from 'node:path'
import { endOnDefect, reportEnd } from '@clairmemoire/error-reports/end-on-defect'
import { reportsTo } from '@clairmemoire/error-reports/server-error-reports'
import { serverLog } from '@clairmemoire/log/server-log'
import { shownMetrics } from '@clairmemoire/metrics/shown-metrics'
import { makeDataDirectory } from '@clairmemoire/settings/data-directory'
import { refuseBadStart } from '@clairmemoire/settings/production'
import { studies } from '@clairmemoire/studies'
import type { FastifyInstance } from 'fastify'
import type { Backend } from '../backend.ts'
import { listedArticles } from '../content/listed-articles.ts'
import { buildApp } from './app.ts'
import { connect, type Database } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { errorCode } from '../platform/error-code.ts'
import { openSessionKey } from '../sessions/open-session-key.ts'
import { readInstrument } from '../questionnaires/fhir/questionnaire-command.ts'
import { refuseChangedMeaning } from '../questionnaires/orientation/changed-meaning.ts'
import type { Instrument } from '../questionnaires/orientation/instrument.ts'
import { type MemoryTests, openMemoryTests } from '../questionnaires/orientation/memory-tests.ts'
import { memoryTests, questionnairesFor } from '../questionnaires/questionnaires.ts'
import { letters } from './letters.ts'
import { requestKinds } from './request-kinds.ts'
import { outboxDelivery, smtpDelivery } from '../mail/delivery.ts'
import { jobWatch } from '../platform/jobs/job-watch.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { troubleLog } from '../platform/jobs/trouble-log.ts'
import { type MailQueue, openMailQueue } from '../mail/queue.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Sending } from '../mail/sending.ts'
import { noMetrics } from '../metrics/no-metrics.ts'
import { scheduleWork } from './schedule-work.ts'
import { backendSettings, readSettings, type Settings } from './settings.ts'
import { namesOfSet } from '@clairmemoire/settings/schema'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

/** A backend that listens. */
export interface RunningBackend {
  port: number
  address: string
  /** Answers the requests under way and lets mails leave that are leaving, then ends. */
  stop: () => Promise<void>
  /** Settles when the backend cannot go on. */
  failed: Promise<void>
}

/**
 * Starts everything or nothing; refuses with one sentence (R0-03). `endAsked` settles when it is asked to end, also while
 * it starts: from then on whoever wants the data directory next waits for it.
 */
export async function startBackend(
  environment: NodeJS.ProcessEnv,
  endAsked: Promise<void> = new Promise(() => undefined),
): Promise<RunningBackend> {
  refuseBadStart(environment, [backendSettings], studies)
  const settings = readSettings(environment)
  await makeDataDirectory(settings.dataDirectory)
  const { memoryTestFile: file } = settings
  const own = file === undefined ? undefined : await readInstrument(file)
  const { sentryDsn, sentryRelease: release, siteEnvironment } = settings
  const reportError = reportsTo(sentryDsn, { server: 'backend', environment: siteEnvironment, release })
  endOnDefect(reportError)
  const log = serverLog('backend')
  const troubles = troubleLog(log, reportError)
  const started = new AsyncDisposableStack()
  try {
    const server = await openDatabase(settings.databaseUrl, settings.dataDirectory, (event) => log.warn({}, event))
    started.defer(server.close)
    void endAsked.then(server.leave)
    await migrate(server.url)
    const { database, store, close } = connect(server.url)
    started.defer(close)
    const metrics = await shownMetrics(settings, noMetrics, async () =>
      (await import('../metrics/backend-metrics.ts')).backendMetrics(troubles.lasting),
    )
    started.defer(metrics.close)
    const jobs = await startJobs(server.url, troubles.report, metrics.countJobs(jobWatch(log, troubles)))
    started.defer(jobs.stop)
    metrics.countMails(database)
    const mails = await openMailQueue(jobs.boss, troubles)
    let sending: Sending | undefined
    // The last requests are answered before mails are waited for.
    started.defer(async () => sending?.stop())
    const {
      clinic,
      cmsUrl,
      trustProxy,
      limits,
      informationOnly,
      resultDays,
      requestDays,
      consultationTypes,
      newsDays,
    } = settings
    const backend: Backend = {
      database,
      store,
      mails,
      clinic,
      articles: listedArticles(cmsUrl, troubles),
      memoryTests: await memoryTestsWith(own, database),
      orientation: { informationOnly, resultDays },
      requests: { kinds: requestKinds, days: requestDays, consultationTypes },
      news: { days: newsDays },
      studies: settings.studies,
      questionnaires: questionnairesFor(settings.studies),
      sessions: {
        key: await openSessionKey(database),
        origins: Object.values(clinic.sites),
        isLocal: siteEnvironment === 'local',
      },
      clock: () => new Date(),
    }
    const app = await buildApp(backend, {
      trustProxy,
      limits,
      onOutage: troubles.report,
      reportError,
      log,
      watch: metrics.watch,
    })
    started.defer(() => app.close())
    const address = await listen(app, settings)
    sending = sendMails(mails, database, settings)
    await scheduleWork(jobs.schedule, backend, settings.idempotencyKeyDays)
    const names = namesOfSet(environment, backendSettings)
    log.info(
      {
        version: release,
        environment: siteEnvironment,
        address,
        metrics: metrics.address,
        settings: names,
        studies: studies.length,
      },
      'started',
    )
    return {
      address,
      port: Number(new URL(address).port),
      stop: () => started.disposeAsync(),
      failed: server.failed,
    }
  } catch (error) {
    await started.disposeAsync()
    if (!(error instanceof StartRefusal)) await reportEnd(reportError, error)
    throw error
  }
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

function sendMails(mails: MailQueue, database: Database, { smtpUrl, dataDirectory, clinic }: Settings): Sending {
  const deliver =
    smtpUrl === undefined ? outboxDelivery(join(dataDirectory, 'outbox'), clinic) : smtpDelivery(smtpUrl, clinic)
  return mails.deliver(sendMail(database, { clinic, letters, deliver }))
}
