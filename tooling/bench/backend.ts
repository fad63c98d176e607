import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startService } from '@clairmemoire/launch/service'
import { Client } from 'pg'
import { type LoadResult, connections, load } from './load.ts'
import type { Chapter, Measure } from './measure.ts'
import { withDataDirectory } from './product.ts'
import { answerMemoryTest, match, readOffer, readQuestionnaire, signUp } from './requests.ts'

const withoutLimits = {
  RATE_LIMIT_SUBMISSIONS: 'off',
  PROOF_OF_WORK_FROM: 'off',
  RATE_LIMIT_READS: 'off',
  CALLS_AT_ONCE: 'off',
}

/** The backend under load, and the version of PostgreSQL that it ran. */
export function backendUnderLoad(): Promise<{ chapter: Chapter; postgresql: string }> {
  return withDataDirectory(async (folder) => {
    const settings = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', BACKEND_PORT: '0', ...withoutLimits }
    const service = startService('apps/backend/src/server/main.ts', settings)
    try {
      const port = await service.ready
      if (port === undefined) throw new Error('The backend did not start.')
      return await measureBackend(`http://127.0.0.1:${port}`, folder)
    } finally {
      await service.stop()
    }
  })
}

async function measureBackend(url: string, folder: string): Promise<{ chapter: Chapter; postgresql: string }> {
  const offer = await readOffer(url)
  const questionnaires = await load(url, readQuestionnaire)
  const matches = await load(url, match(offer))
  const signups = await load(url, signUp(offer))
  const memoryTests = await load(url, answerMemoryTest(offer))
  const database = await connect(folder)
  try {
    await requireEverythingStored(database, signups.acknowledged)
    await requireMemoryTestsStored(database, memoryTests.acknowledged)
    const [{ server_version: postgresql } = { server_version: 'unknown' }] = await rows(database, 'show server_version')
    return {
      postgresql,
      chapter: {
        title: `Backend, ${connections} connections`,
        measures: [
          ...measuresOf('reading the questionnaire', questionnaires),
          ...measuresOf('matching', matches),
          ...measuresOf('signing up', signups, 1000),
          {
            what: 'signing up, what we aim for',
            value: signups.requestsPerSecond,
            unit: 'a second',
            target: { atLeast: 2500 },
            cause:
              'the one process of the backend has no time left; a profile shows a quarter of it in checking the request, 7 % in the calendar entry of the answer, and the mails that leave meanwhile.',
          },
          {
            what: 'signups acknowledged, each found whole in the database',
            value: signups.acknowledged,
            unit: 'signups',
          },
          ...measuresOf('answering the memory test', memoryTests, 1000),
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

async function connect(folder: string): Promise<Client> {
  const home = path.join(folder, 'database')
  const password = await readFile(path.join(home, 'password'), 'utf8')
  const port = (await readFile(path.join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3]
  const client = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` })
  await client.connect()
  return client
}

async function rows(database: Client, query: string): Promise<Record<string, string>[]> {
  return (await database.query(query)).rows
}
