import type { Receipt } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, slotAt } from '../../testing/desk-at-work.ts'
import { workAtTheDesk } from '../../testing/desk-day.ts'
import { everyOperation } from '../../testing/every-operation.ts'
import { type ExecutedPlan, executedPlans, explainEverything } from '../../testing/executed-plans.ts'
import { growingTables, multiplyRows, rowsOf } from '../../testing/many-rows.ts'
import { friday, signup } from '../../testing/requests.ts'
import { dominique, storeStaff, signIn } from '../../testing/staff-at-work.ts'
import { migratedDatabase } from '../../testing/test-database.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { closeWaiting } from '../features/desk/close-waiting.ts'
import { deleteOldNews } from '../features/news/alerts/delete-news.ts'
import { materialCommand } from '../features/trials/material/material-command.ts'
import { mailsCommand, waitingMails } from '../mail/mails-command.ts'
import { personCommand } from '../operator/person-command.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { remindOfCalls } from '../requests/call-reminders.ts'
import { eraseOldRequests } from '../requests/erase-requests.ts'
import { requestTable } from '../requests/request.table.ts'
import { usersCommand } from '../sessions/users-command.ts'
import { personRecords } from './kinds.ts'

const now = new Date(friday)
const amounts = { requests: 100_000, auditEntries: 1_000_000, waitingMails: 10_000, sentMails: 50_000 }

const stack = new AsyncDisposableStack()
let backend: TestBackend
let boss: Awaited<ReturnType<typeof startJobs>>['boss']
let plans: ExecutedPlan[]

const opened = async (databaseUrl: string) =>
  testBackend({ now: friday, databaseUrl, calls: { atOnce: 99 }, delivery: () => async () => undefined })

beforeAll(async () => {
  const databaseUrl = await migratedDatabase()
  {
    await using before = await opened(databaseUrl)
    await everyOperation(before)
    const desk = deskOf(before, (await signIn(before)).access)
    await workAtTheDesk(before, desk)
    const request = signup({ callback: slotAt('2027-03-09T08:00:00Z') })
    const { body } = await before.post('/api/trials/signup', request, {
      'idempotency-key': '0f6d1c57-6a0e-4c3f-many-rows',
    })
    await desk.send('PUT', `requests/${(body as Receipt).reference}/draft/`, { note: 'later' })
  }
  await multiplyRows(databaseUrl, amounts)
  await explainEverything(databaseUrl)
  backend = stack.use(await opened(databaseUrl))
  const jobs = await startJobs(databaseUrl, () => undefined, { done: () => undefined, failed: () => undefined })
  stack.defer(jobs.stop)
  boss = jobs.boss
  plans = executedPlans(backend.database.$client)
})
afterAll(() => stack.disposeAsync())

/** A sequential scan may read this many rows: a search for words that most requests contain soon has enough results. */
const maxRead = 1_100

/** Statements that read many rows of a growing table by a sequential scan. */
const scans = () =>
  plans.flatMap(({ text, scanned, rows }) =>
    scanned
      .filter((table) => growingTables.includes(table) && (rows.get(table) ?? 0) > maxRead)
      .map((table) => `${table}: ${text}`),
  )

/** Whether the scan checks a foreign key because a test deletes an account; the product never deletes one. */
const isOfDeletedAccount = (scan: string) => /"(?:staff_id|withdrawn_by)" FOR KEY SHARE/.test(scan)

it('the tables have the intended number of rows', async () => {
  expect(await rowsOf(backend.databaseUrl, 'request')).toBeGreaterThanOrEqual(amounts.requests)
  expect(await rowsOf(backend.databaseUrl, 'audit_entry')).toBeGreaterThanOrEqual(amounts.auditEntries)
  expect((await waitingMails(backend.database)).length).toBeGreaterThanOrEqual(amounts.waitingMails)
})

describe('no growing table is scanned sequentially', () => {
  it('by any operation of the desk', async () => {
    const desk = deskOf(backend, (await signIn(backend)).access)
    plans.length = 0
    await workAtTheDesk(backend, desk)
    expect(plans.length).toBeGreaterThan(100)
    expect(scans()).toEqual([])
    const ofMails = plans.filter(({ text }) => text.includes('pgboss.job'))
    expect(ofMails.length).toBeGreaterThan(0)
    // There are ten thousand queued mails; those of other requests must not be read.
    expect(ofMails.map(({ rows }) => rows.get('job_common') ?? 0).filter((looked) => looked > 100)).toEqual([])
  }, 120_000)

  it('by any other operation of the contract', async () => {
    plans.length = 0
    await everyOperation(backend)
    expect(plans.length).toBeGreaterThan(100)
    expect(scans().filter((scan) => !isOfDeletedAccount(scan))).toEqual([])
  }, 120_000)

  /** On this date only few of the rows, which cover two years, are old enough to be erased. */
  const then = new Date('2025-03-20T09:00:00Z')
  const scheduled: Record<string, () => Promise<unknown>> = {
    reminders: () => remindOfCalls(backend.whole, now),
    closing: () => closeWaiting(backend.whole, now),
    'erasure of requests': () => eraseOldRequests(backend.whole, then),
    'erasure of news': () => deleteOldNews(backend.whole, then),
  }

  it.each(Object.keys(scheduled))(
    'by scheduled work: %s',
    async (name) => {
      plans.length = 0
      await scheduled[name]?.()
      expect(plans.length).toBeGreaterThan(0)
      expect(scans()).toEqual([])
    },
    120_000,
  )

  const given = () => ({ database: backend.database, now, readPassword: async () => 'seven words nobody guesses' })
  const requestAt = async (offset: number) =>
    (await backend.database.select().from(requestTable).orderBy(requestTable.id).offset(offset).limit(1))[0]
  const waitingReference = async () => {
    const mails = await waitingMails(backend.database)
    return mails.find(({ reference, state }) => reference !== undefined && state === 'waits')?.reference ?? ''
  }
  const commands: Record<string, () => Promise<unknown>> = {
    'mails list': () => mailsCommand(['list'], boss, backend.database),
    'mails drop': async () => mailsCommand(['drop', await waitingReference()], boss, backend.database),
    'mails send': async () => mailsCommand(['send', await waitingReference()], boss, backend.database),
    'mails send all': () => mailsCommand(['send', 'all'], boss, backend.database),
    'users list': () => usersCommand(['list'], given()),
    'users add': () => usersCommand(['add', 'new@sample.example', 'New', 'Person'], given()),
    'users role': () => usersCommand(['role', 'new@sample.example', 'coordinator'], given()),
    'users reset': () => usersCommand(['reset', dominique.email], given()),
    'users disable': () => usersCommand(['disable', 'new@sample.example'], given()),
    'users enable': () => usersCommand(['enable', 'new@sample.example'], given()),
    'material set': () =>
      materialCommand(['set', 'MK2214', 'fr', 'file.txt'], {
        ...given(),
        isStudy: () => true,
        readText: async () => 'A\n\nB',
      }),
    'material list': () => materialCommand(['list'], { ...given(), isStudy: () => true, readText: async () => '' }),
  }

  it.each(Object.keys(commands))('by the operator’s command %s', async (name) => {
    await storeStaff(backend.database)
    plans.length = 0
    await commands[name]?.()
    expect(scans()).toEqual([])
  })

  it.each([
    ['export', 'an address', 10],
    ['export', 'a reference', 20],
    ['erase', 'an address', 30],
    ['erase', 'a reference', 40],
  ])('by the operator’s command person %s, by %s', async (verb, by, offset) => {
    const row = await requestAt(offset)
    plans.length = 0
    const who = (by === 'an address' ? row?.email : row?.reference) ?? ''
    await personCommand([verb, who], personRecords, { database: backend.database, now })
    expect(scans()).toEqual([])
  })
})
