import { endOnDefect, reportEnd } from '@clairmemoire/observability/end-on-defect'
import { reportsTo } from '@clairmemoire/observability/server-error-reports'
import { serverLog } from '@clairmemoire/observability/server-log'
import { makeDataDirectory } from '@clairmemoire/settings/data-directory'
import { refuseBadStart } from '@clairmemoire/settings/production'
import { namesOfSet } from '@clairmemoire/settings/schema'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { openDatabase } from '../platform/database/connect.ts'
import { backendSettings, readSettings } from './settings.ts'

/** A backend that listens. */
export interface RunningBackend {
  port: number
  address: string
  /** Answers the requests under way and lets mails leave that are leaving, then ends. */
  stop: () => Promise<void>
  /** Settles when the backend cannot go on. */
  failed: Promise<void>
}

/** Starts everything or nothing; refuses with one sentence (R0-03). */
export async function startBackend(environment: NodeJS.ProcessEnv): Promise<RunningBackend> {
  refuseBadStart(environment, [backendSettings])
  const settings = readSettings(environment)
  await makeDataDirectory(settings.dataDirectory)
  const ownTest = await readOwnTest(settings.memoryTestFile)
  const { sentryDsn, sentryRelease: release, siteEnvironment } = settings
  const reportError = reportsTo(sentryDsn, { server: 'backend', environment: siteEnvironment, release })
  endOnDefect(reportError)
  const log = serverLog('backend')
  const started = new AsyncDisposableStack()
  try {
    const opening = openDatabase(settings.databaseUrl, settings.dataDirectory, (event) => log.warn({}, event))
    // While the database starts, the rest is loaded: each takes a second. A failure to load is reported once the database can be stopped.
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
