import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '@clairmemoire/launch/service'
import { Client } from 'pg'
import { type LoadResult, connections, load, run } from './load.ts'
import type { Chapter, Measure } from './measure.ts'
import { pgbenchRate, pgbenchVersion } from './pgbench.ts'
import { withDataDirectory } from './product.ts'
import type { Statement } from './record-transactions.ts'
import { answerMemoryTest, match, readOffer, readQuestionnaire, signUp } from './requests.ts'

const withoutLimits = {
  RATE_LIMIT_SUBMISSIONS: 'off',
  PROOF_OF_WORK_FROM: 'off',
  RATE_LIMIT_READS: 'off',
  CALLS_AT_ONCE: 'off',
}

/** The backend under load, and the versions of what it was measured with. */
export function backendUnderLoad(): Promise<{ chapter: Chapter; versions: [term: string, value: string][] }> {
  return withDataDirectory(async (folder) => {
    const signup = await recordedSignup(folder)
    return withBackend(folder, {}, (url) => measureBackend(url, folder, signup))
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

/** Signups until what is asked of the database is what every later one asks. */
const recorded = connections

/** What one signup asks of the database. */
async function recordedSignup(folder: string): Promise<Statement[]> {
  const file = path.join(folder, 'transactions')
  const recording = {
    NODE_OPTIONS: `--import ${new URL('record-transactions.ts', import.meta.url).href}`,
    RECORDED_TRANSACTIONS: file,
  }
  await withBackend(folder, recording, async (url) => run(url, signUp(await readOffer(url)), recorded))
  const transactions: Statement[][] = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const signup = transactions.findLast((statements) => statements.some(({ text }) => text.includes('"sent_request"')))
  if (signup === undefined) throw new Error('No signup was recorded.')
  return signup
}

async function measureBackend(
  url: string,
  folder: string,
  signup: readonly Statement[],
): Promise<{ chapter: Chapter; versions: [term: string, value: string][] }> {
  const offer = await readOffer(url)
  const questionnaires = await load(url, readQuestionnaire)
  const matches = await load(url, match(offer))
  const signups = await load(url, signUp(offer))
  const memoryTests = await load(url, answerMemoryTest(offer))
  const databaseUrl = await urlOf(folder)
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    await requireEverythingStored(database, signups.acknowledged + recorded)
    await requireMemoryTestsStored(database, memoryTests.acknowledged)
    const [{ server_version: postgresql } = { server_version: 'unknown' }] = await rows(database, 'show server_version')
    const pgbench = await pgbenchVersion()
    return {
      versions: [
        ['PostgreSQL', postgresql],
        ['pgbench', pgbench ?? 'not tried here'],
      ],
      chapter: {
        title: `Backend, ${connections} connections`,
        measures: [
          ...measuresOf('reading the questionnaire', questionnaires),
          ...measuresOf('matching', matches),
          ...measuresOf('signing up', signups, 300),
          ...(pgbench === undefined ? [] : besidePgbench(signups, await pgbenchRate(databaseUrl, signup, folder))),
          {
            what: 'signups acknowledged, each found whole in the database',
            value: signups.acknowledged,
            unit: 'signups',
          },
          ...measuresOf('answering the memory test', memoryTests, 300),
          {
            what: 'memory tests acknowledged, each found whole in the database',
            value: memoryTests.acknowledged,
            unit: 'tests',
          },
        ],
      },
    }
  } finally {
    await database.end()
  }
}

function besidePgbench({ requestsPerSecond }: LoadResult, rate: number): Measure[] {
  return [
    { what: '… its transaction by pgbench, nothing else', value: rate, unit: 'a second' },
    { what: '… signing up, against it', value: requestsPerSecond / rate, unit: 'times', target: { atLeast: 0.5 } },
  ]
}

function measuresOf(what: string, { requestsPerSecond, p99 }: LoadResult, atLeast?: number): Measure[] {
  return [
    { what, value: requestsPerSecond, unit: 'a second', ...(atLeast !== undefined && { target: { atLeast } }) },
    { what: '… 99 of 100 within', value: p99, unit: 'ms' },
  ]
}

/** A signup is a row, two consents, an audit entry, two mails and an answered key. */
async function requireEverythingStored(database: Client, acknowledged: number): Promise<void> {
  const [stored] = await rows(
    database,
    `select (select count(*) from sent_request) as signups,
            (select count(*) / 2 from consent join sent_request on sent_request.id = subject_id) as consents,
            (select count(*) from audit_entry where action = 'trial_signup') as trail,
            (select count(*) / 2 from pgboss.job where name = 'mail') as mails,
            (select count(*) from idempotency_key where status = 201 and subject_id in (select id from sent_request)) as keys`,
  )
  requireAll('signups', acknowledged, stored)
}

/** A memory test is a row, a consent, an audit entry and an answered key. */
async function requireMemoryTestsStored(database: Client, acknowledged: number): Promise<void> {
  const [stored] = await rows(
    database,
    `select (select count(*) from orientation_result) as results,
            (select count(*) from consent where purpose = 'memory_test') as consents,
            (select count(*) from audit_entry where action = 'memory_test') as trail,
            (select count(*) from idempotency_key join orientation_result on orientation_result.id = subject_id) as keys`,
  )
  requireAll('memory tests', acknowledged, stored)
}

function requireAll(what: string, acknowledged: number, stored: Record<string, string> = {}): void {
  for (const [part, count] of Object.entries(stored)) {
    if (Number(count) !== acknowledged)
      throw new Error(`${acknowledged} ${what} were acknowledged, ${count} ${part} stored.`)
  }
}

async function urlOf(folder: string): Promise<string> {
  const home = path.join(folder, 'database')
  const password = await readFile(path.join(home, 'password'), 'utf8')
  const port = (await readFile(path.join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

async function rows(database: Client, query: string): Promise<Record<string, string>[]> {
  return (await database.query(query)).rows
}
