import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { connections, load } from './load.ts'
import { pgbenchRate } from './pgbench.ts'
import { dataFolder, databaseIn, startServer } from './product.ts'
import type { Statement } from './record-signup.ts'
import type { Chapter, Measure } from './report.ts'
import { signupsTo } from './signups.ts'

/** Starts a backend without rate limits, with a new database and the studies of the repository. */
export async function startBackend(more: NodeJS.ProcessEnv = {}) {
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await dataFolder())
  // Without the studies, the backend refuses signups.
  const cms = stack.use(await startServer('apps/cms/embedded/src/main.ts', { CMS_PORT: '0', CMS_CONTENT_DIR: '' }))
  const { url } = stack.use(
    await startServer('apps/backend/src/server/main.ts', {
      DATA_DIR: folder,
      CMS_URL: cms.url,
      DATABASE_URL: '',
      SMTP_URL: '',
      BACKEND_PORT: '0',
      RATE_LIMIT_SUBMISSIONS: 'off',
      PROOF_OF_WORK_FROM: 'off',
      RATE_LIMIT_READS: 'off',
      CALLS_AT_ONCE: 'off',
      ...more,
    }),
  )
  // The backend rejects requests until it has started completely.
  await pause(2_000)
  const started = stack.move()
  return { url, folder, [Symbol.asyncDispose]: () => started.disposeAsync() }
}

/** Measures signups at the backend, and the same transaction directly at its database. */
export async function backendUnderLoad(): Promise<Chapter> {
  await using recording = await dataFolder()
  const recorded = path.join(recording.path, 'signup.json')
  await using backend = await startBackend({
    NODE_OPTIONS: `--import ${new URL('record-signup.ts', import.meta.url).href}`,
    RECORDED_SIGNUP: recorded,
  })
  const signup = await signupsTo(backend.url)
  const { perSecond, latency, acknowledged } = await load(backend.url, signup)
  const databaseUrl = await databaseIn(backend.folder)
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ count: string }>('select count(*) from request')
  const stored = Number(rows[0]?.count)
  if (stored !== acknowledged) throw new Error(`Of ${acknowledged} acknowledged signups ${stored} are stored.`)
  await database.end()
  const transaction: Statement[] = JSON.parse(await readFile(recorded, 'utf8'))
  const rate = await pgbenchRate(databaseUrl, transaction, path.join(recording.path, 'signup.sql'))
  const besidePgbench: Measure[] = rate
    ? [
        ['… only its transaction, by pgbench', rate, 'a second'],
        ['… signups relative to pgbench', perSecond / rate, 'times', { atLeast: 0.75 }],
      ]
    : []
  return {
    title: `Backend, ${connections} connections`,
    measures: [
      ['signing up', perSecond, 'a second', { atLeast: 300 }],
      ['… 99th percentile', latency.p99, 'ms'],
      ...besidePgbench,
      ['signups acknowledged, each found in the database', acknowledged, 'signups'],
    ],
  }
}
