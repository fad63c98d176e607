import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseAndJobs } from '../../../testing/database-and-jobs.ts'
import type { Database } from '../database/connect.ts'
import { countingKey, requestCount } from './request-count.table.ts'
import { forgetCounts, forgettingCountsQueue, keyOfDay, sharedCounts } from './shared-counts.ts'

let jobs: Awaited<ReturnType<typeof databaseAndJobs>>
let database: Database

beforeAll(async () => {
  jobs = await databaseAndJobs()
  database = jobs.database
})
afterAll(() => jobs[Symbol.asyncDispose]())
beforeEach(async () => {
  await database.delete(requestCount)
  await database.delete(countingKey)
})

const secondsLater = (seconds: number) =>
  database.execute(sql`update request_count set until = until - make_interval(secs => ${seconds})`)

describe('what processes count together', () => {
  it('is one number, also when all ask at once and none has asked before', async () => {
    const processes = Array.from({ length: 8 }, () => sharedCounts(database, keyOfDay(database)))
    const counts = await Promise.all(processes.map((count) => count('POST /news\n203.0.113.7', 60)))
    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  })

  it('is counted anew a time after the first, and says how long that is', async () => {
    const count = sharedCounts(database, keyOfDay(database))
    await count('a', 60)
    await secondsLater(30)
    const second = await count('a', 60)
    expect(second.count).toBe(2)
    expect(second.left).toBeGreaterThan(0)
    expect(second.left).toBeLessThanOrEqual(30_000)
    await secondsLater(30)
    expect(await count('a', 60)).toEqual({ count: 1, left: 60_000 })
  })

  it('is apart for every subject', async () => {
    const count = sharedCounts(database, keyOfDay(database))
    await count('POST /news\n203.0.113.7', 60)
    expect((await count('POST /news\n203.0.113.8', 60)).count).toBe(1)
    expect((await count('POST /calls\n203.0.113.7', 60)).count).toBe(1)
  })
})

describe('who was counted', () => {
  it('is not readable, and no longer to be found out once the key of the day is gone', async () => {
    await sharedCounts(database, keyOfDay(database))('POST /news\n203.0.113.7', 60)
    const subjects = async () => (await database.select().from(requestCount)).map(({ subject }) => subject)
    const [today] = await subjects()
    expect(today).toMatch(/^[\w-]{43}$/)
    await database.delete(countingKey)
    await sharedCounts(database, keyOfDay(database))('POST /news\n203.0.113.7', 60)
    expect(new Set(await subjects()).size).toBe(2)
  })

  it('is forgotten each hour, and the keys of the days before', async () => {
    const count = sharedCounts(database, keyOfDay(database))
    await count('over', 60)
    await secondsLater(61)
    await count('under way', 60)
    await database.insert(countingKey).values({ day: '2026-01-31', secret: 'old' })
    const { boss, schedule } = jobs
    await boss.createQueue(forgettingCountsQueue)
    // What the schedule does each hour.
    await boss.send(forgettingCountsQueue)
    await forgetCounts(schedule, database)
    const keys = async () => (await database.select().from(countingKey)).map(({ secret }) => secret)
    await vi.waitFor(async () => expect(await keys()).toEqual([expect.not.stringContaining('old')]), eventually)
    expect(await database.select().from(requestCount)).toHaveLength(1)
    expect(await boss.getSchedules(forgettingCountsQueue)).toMatchObject([{ cron: '7 * * * *' }])
  })
})

it('counting costs the disk nothing: what is counted is not in the log of the database', async () => {
  const { rows } = await database.execute(sql`select relpersistence from pg_class where relname = 'request_count'`)
  expect(rows).toEqual([{ relpersistence: 'u' }])
})
