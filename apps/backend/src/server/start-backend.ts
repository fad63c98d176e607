import { endOnDefect, reportEnd } from '@clairmemoire/observability/end-on-defect'
import { reportsTo } from '@clairmemoire/observability/server-error-reports'
import { serverLog } from '@clairmemoire/observability/server-log'
import { createDataDirectory } from '@clairmemoire/settings/data-directory'
import { refuseBadStart } from '@clairmemoire/settings/production'
import { namesOfSet } from '@clairmemoire/settings/schema'
import { refuseFor, StartRefusal } from '@clairmemoire/settings/start-refusal'
import { openDatabase } from '../platform/database/connect.ts'
import { smsProblems } from '../sms/settings.ts'
import { backendSettings, readSettings } from './settings.ts'

export interface RunningBackend {
  port: number
  address: string
  /** Finishes requests and mails in flight, then ends. */
  stop: () => Promise<void>
  /** Settles when the backend cannot continue. */
  failed: Promise<void>
}

/** Starts the backend completely, or throws an error with one sentence (R0-03). */
export async function startBackend(environment: NodeJS.ProcessEnv): Promise<RunningBackend> {
  refuseBadStart(environment, [backendSettings])
  const settings = readSettings(environment)
  refuseFor(smsProblems(settings))
  await createDataDirectory(settings.dataDirectory)
  const ownTest = await readOwnTest(settings.memoryTestFile)
  const { sentryDsn, sentryRelease: release, siteEnvironment } = settings
  const reportError = reportsTo(sentryDsn, { server: 'backend', environment: siteEnvironment, release })
  endOnDefect(reportError)
  const log = serverLog('backend')
  const started = new AsyncDisposableStack()
  try {
    const opening = openDatabase(settings.databaseUrl, settings.dataDirectory, (event) => log.warn({}, event))
    // Loads the modules while the database starts; each takes a second. A failed import is thrown below, when the database can be stopped.
    const loading = import('./serve-backend.ts')
    loading.catch(() => undefined)
    const server = await opening
    started.defer(server.close)
    const { serveBackend } = await loading
    const served = await serveBackend({ settings, databaseUrl: server.url, ownTest, log, reportError }, started)
    log.info(
      {
        ...served,
        version: release,
        environment: siteEnvironment,
        settings: namesOfSet(environment, backendSettings),
      },
      'started',
    )
    const { address } = served
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

async function readOwnTest(file: string | undefined) {
  if (file === undefined) return undefined
  const { readInstrument } = await import('../questionnaires/fhir/questionnaire-command.ts')
  return readInstrument(file)
}
