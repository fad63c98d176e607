import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '@clairmemoire/launch/service'
import { Client } from 'pg'
import { readingsOfDesk } from './desk-readers.ts'
import { connections, type LoadResult, load, run } from './load.ts'
import { pgbenchRate, pgbenchVersion } from './pgbench.ts'
import { withFolder } from './product.ts'
import type { Statement } from './record-transactions.ts'
import type { Chapter, Measure } from './report.ts'
import { requestsTo } from './requests.ts'

const withoutLimits = {
  RATE_LIMIT_SUBMISSIONS: 'off',
  PROOF_OF_WORK_FROM: 'off',
  RATE_LIMIT_READS: 'off',
  CALLS_AT_ONCE: 'off',
}
/** Signups until what is asked of the database is what every later one asks. */
const recorded = connections

/** The backend under load, and its database under nothing but the transaction of a signup. */
export function backendUnderLoad(): Promise<Chapter[]> {
  return withFolder(async (folder) => {
    const signup = await recordedSignup(folder)
    return withBackend(folder, {}, async (url) => {
      const { readQuestionnaire, match, signUp } = await requestsTo(url)
      const questionnaires = await load(url, readQuestionnaire)
      const matches = await load(url, match)
      const signups = await load(url, signUp)
      const acknowledged = signups.acknowledged + recorded
      const databaseUrl = await databaseIn(folder)
      await requireEverythingStored(databaseUrl, acknowledged)
      const open = Math.max(acknowledged, 5_000)
      if (acknowledged < open) await run(url, signUp, open - acknowledged)
      const firstList = await readingsOfDesk(url, folder, databaseUrl)
      const pgbench = await pgbenchVersion()
      const rate = pgbench === undefined ? undefined : await pgbenchRate(databaseUrl, signup, folder)
      return [
        {
          title: `Backend, ${connections} connections`,
          measures: [
            ...measuresOf('reading the questionnaire', questionnaires),
            ...measuresOf('matching', matches),
            ...measuresOf('signing up', signups, { target: { atLeast: 300 } }),
            ...(rate === undefined ? [] : besidePgbench(signups, rate, `pgbench ${pgbench}`)),
            {
              what: `the first list of the desk for 20 people who ask every four seconds, of ${open} open requests, 95 of 100 within`,
              value: firstList,
              unit: 'ms',
              target: { atMost: 100 },
            },
            {
              what: 'signups acknowledged, each found whole in the database',
              value: signups.acknowledged,
              unit: 'signups',
            },
          ],
        },
      ]
    })
  })
}

async function withBackend<Result>(
  folder: string,
  more: NodeJS.ProcessEnv,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const settings = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', BACKEND_PORT: '0', ...withoutLimits, ...more }
  const service = startService('apps/backend/src/server/main.ts', settings)
  try {
    const port = await service.ready
    if (port === undefined) throw new Error('The backend did not start.')
    // A process that is still busy with its start turns requests away.
    await pause(2_000)
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    await service.stop()
  }
}

/** What one signup asks of the database. */
async function recordedSignup(folder: string): Promise<Statement[]> {
  const file = path.join(folder, 'transactions')
  const recorder = new URL('record-transactions.ts', import.meta.url).href
  const recording = { NODE_OPTIONS: `--import ${recorder}`, RECORDED_TRANSACTIONS: file }
  await withBackend(folder, recording, async (url) => run(url, (await requestsTo(url)).signUp, recorded))
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const transactions = lines.map((line): Statement[] => JSON.parse(line))
  const signup = transactions.findLast((statements) => statements.some(({ text }) => text.includes('"sent_request"')))
  if (signup === undefined) throw new Error('No signup was recorded.')
  return signup
}

function measuresOf(what: string, { requestsPerSecond, p99 }: LoadResult, more: Partial<Measure> = {}): Measure[] {
  return [
    { what, value: requestsPerSecond, unit: 'a second', ...more },
    { what: '… 99 of 100 within', value: p99, unit: 'ms' },
  ]
}

function besidePgbench({ requestsPerSecond }: LoadResult, rate: number, version: string): Measure[] {
  return [
    { what: `… its transaction by ${version}, nothing else`, value: rate, unit: 'a second' },
    { what: '… signing up, against it', value: requestsPerSecond / rate, unit: 'times', target: { atLeast: 0.5 } },
  ]
}

/** A signup is a row, two consents, an audit entry, two mails and an answered key. */
async function requireEverythingStored(databaseUrl: string, acknowledged: number): Promise<void> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query<Record<string, string>>(
    `select (select count(*) from sent_request) as signups,
            (select count(*) / 2 from consent join sent_request on sent_request.id = subject_id) as consents,
            (select count(*) from audit_entry where action = 'trial_signup') as trail,
            (select count(*) / 2 from pgboss.job where name = 'mail') as mails,
            (select count(*) from idempotency_key where status = 201 and subject_id in (select id from sent_request)) as keys`,
  )
  await database.end()
  const wrong = Object.entries(rows[0] ?? {}).filter(([, count]) => Number(count) !== acknowledged)
  if (wrong.length > 0) throw new Error(`Of ${acknowledged} acknowledged signups: ${JSON.stringify(wrong)}`)
}

async function databaseIn(folder: string): Promise<string> {
  const home = path.join(folder, 'database')
  const password = await readFile(path.join(home, 'password'), 'utf8')
  const port = (await readFile(path.join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}
