import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { readingsOfDesk } from './desk.ts'
import { connections, load, run } from './load.ts'
import { costOfOpenDesks } from './open-desks.ts'
import { pgbenchRate } from './pgbench.ts'
import { dataFolder, databaseIn, startServer } from './product.ts'
import type { Statement } from './record-signup.ts'
import type { Chapter, Measure } from './report.ts'
import { signupsTo } from './signups.ts'

/** The desk is measured with at least this many open requests in its list. */
const openRequests = 5_000

/** Measures signups at the backend, and the same transaction directly at its database. */
export async function backendUnderLoad(): Promise<Chapter> {
  await using data = await dataFolder()
  const recorded = path.join(data.path, 'signup.json')
  // Without the studies, the backend refuses signups.
  await using cms = await startServer('apps/cms/embedded/src/main.ts', { CMS_PORT: '0', CMS_CONTENT_DIR: '' })
  await using backend = await startServer('apps/backend/src/server/main.ts', {
    DATA_DIR: data.path,
    CMS_URL: cms.url,
    DATABASE_URL: '',
    SMTP_URL: '',
    BACKEND_PORT: '0',
    RATE_LIMIT_SUBMISSIONS: 'off',
    PROOF_OF_WORK_FROM: 'off',
    RATE_LIMIT_READS: 'off',
    CALLS_AT_ONCE: 'off',
    NODE_OPTIONS: `--import ${new URL('record-signup.ts', import.meta.url).href}`,
    RECORDED_SIGNUP: recorded,
  })
  // The backend rejects requests until it has started completely.
  await pause(2_000)
  const signup = await signupsTo(backend.url)
  const { perSecond, latency, acknowledged } = await load(backend.url, signup)
  const databaseUrl = await databaseIn(data.path)
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ count: string }>('select count(*) from request')
  const stored = Number(rows[0]?.count)
  if (stored !== acknowledged) throw new Error(`Of ${acknowledged} acknowledged signups ${stored} are stored.`)
  const open = Math.max(acknowledged, openRequests)
  if (open > acknowledged) await run(backend.url, signup, open - acknowledged)
  const desk = await readingsOfDesk(backend.url, data.path, database)
  await database.end()
  const openDesks = await costOfOpenDesks(backend.url, data.path)
  const transaction: Statement[] = JSON.parse(await readFile(recorded, 'utf8'))
  const rate = await pgbenchRate(databaseUrl, transaction, path.join(data.path, 'signup.sql'))
  const besidePgbench: Measure[] = rate
    ? [
        ['… only its transaction, by pgbench', rate, 'a second'],
        ['… signups relative to pgbench', perSecond / rate, 'times', { atLeast: 0.5 }],
      ]
    : []
  const list = `the first list of the desk, five times a second, of ${open} open requests`
  return {
    title: `Backend, ${connections} connections`,
    measures: [
      ['signing up', perSecond, 'a second', { atLeast: 300 }],
      ['… 99th percentile', latency.p99, 'ms'],
      ...besidePgbench,
      [`${list}, 97.5th percentile`, desk, 'ms', { atMost: 50 }],
      ...openDesks,
      ['signups acknowledged, each found in the database', acknowledged, 'signups'],
    ],
  }
}
