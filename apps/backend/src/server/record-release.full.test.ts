import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractDocument } from '../platform/contract/document.ts'
import { migrationsFolder } from '../platform/database/migrate.ts'
import { readMigrations } from '../platform/database/upgrade/read-migrations.ts'
import { thisRelease } from '../platform/database/upgrade/release.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { everyOperation, type OperationAnswer } from '../../testing/release/every-operation.ts'
import { hearStatements } from '../../testing/release/heard-statements.ts'
import { recordable } from '../../testing/release/recordable.ts'
import { keepRelease, type RecordedRelease, type TypedStatement } from '../../testing/release/recorded-release.ts'
import { recordedSignup } from '../../testing/release/recorded-signup.ts'
import { typedStatement } from '../../testing/release/typed-statement.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { scheduleWork } from './schedule-work.ts'

let backend: TestBackend
let answers: OperationAnswer[]
let recorded: RecordedRelease

beforeAll(async () => {
  const databaseUrl = await emptyDatabase()
  // The tables are there, as for every start but the first.
  await (await testBackend({ databaseUrl }))[Symbol.asyncDispose]()
  using hearing = hearStatements()
  backend = await testBackend({ databaseUrl })
  const signup = await recordedSignup(backend, hearing)
  answers = await everyOperation(backend)
  await doAllJobs(backend)
  const last = (await readMigrations(migrationsFolder)).at(-1)
  recorded = {
    version: thisRelease,
    migration: last?.tag ?? '',
    jobTables: await jobTables(backend),
    statements: await typed(backend, recordable(hearing.statements.map(({ text }) => text))),
    signup,
  }
  // `pnpm release` sets it.
  if (process.env['RECORD_RELEASE'] !== undefined) await keepRelease(recorded)
})
afterAll(() => backend[Symbol.asyncDispose]())

async function doAllJobs({ databaseUrl, whole, mails }: TestBackend): Promise<void> {
  await mails(1)
  const jobs = await startJobs(databaseUrl, () => undefined, { done: () => undefined, failed: () => undefined })
  await scheduleWork(
    async (job) => {
      await jobs.schedule(job)
      await job.work()
    },
    whole,
    7,
  )
  await jobs.boss.supervise()
  await jobs.stop()
}

async function typed({ databaseUrl }: TestBackend, texts: readonly string[]): Promise<TypedStatement[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const statements: TypedStatement[] = []
  for (const text of texts) statements.push(await typedStatement(client, text))
  await client.end()
  return statements
}

async function jobTables({ database }: TestBackend): Promise<number> {
  const { rows } = await database.execute<{ version: number }>(sql`select version from pgboss.version`)
  return Number(rows[0]?.version)
}

describe('what a release is known by', () => {
  it('comes from every operation of the contract, which all succeed', () => {
    const { paths } = contractDocument() as { paths: Record<string, Record<string, { operationId?: string }>> }
    const all = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    const asked = new Set(answers.map(({ operation }) => operation))
    expect(all.filter((operation) => operation !== undefined && !asked.has(operation))).toEqual([])
    expect(answers.filter(({ answer }) => answer.status >= 400)).toEqual([])
  })

  it('names every table', async () => {
    const { rows } = await backend.database.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const unnamed = rows.filter(
      ({ name }) => !recorded.statements.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)),
    )
    expect(unnamed).toEqual([])
  })

  it('includes a sign-up that is stored, read and changed', () => {
    const { signsUp, reads, changes } = recorded.signup
    expect(signsUp.filter(({ text }) => text.includes('insert into sent_request'))).toHaveLength(1)
    expect(reads.length).toBeGreaterThan(0)
    expect(changes.filter(({ text }) => text.includes('request_change'))).not.toEqual([])
  })

  it('holds nothing of a person who exists', () => {
    const mailboxes = JSON.stringify(recorded).match(/[\w.]+@[\w.-]+/g) ?? []
    expect(mailboxes.filter((mailbox) => !mailbox.endsWith('.example'))).toEqual([])
  })
})
