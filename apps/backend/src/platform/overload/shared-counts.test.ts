import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseAndJobs } from '../../../testing/database-and-jobs.ts'
import type { Database } from '../database/connect.ts'
import { countingKey, requestCount } from './request-count.table.ts'
import { deleteOldCounts, oldCountsQueue, keyOfDay, sharedCounts } from './shared-counts.ts'

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

describe('a shared counter', () => {
  it('is exact, even for concurrent first requests', async () => {
    const processes = Array.from({ length: 8 }, () => sharedCounts(database, keyOfDay(database)))
    const counts = await Promise.all(processes.map((count) => count('POST /news\n203.0.113.7', 60)))
    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  })

  it('is reset after its window, and returns the remaining time', async () => {
    const count = sharedCounts(database, keyOfDay(database))
    await count('a', 60)
    await secondsLater(30)
    const second = await count('a', 60)
    expect(second.count).toBe(2)
    expect(second.msLeft).toBeGreaterThan(0)
    expect(second.msLeft).toBeLessThanOrEqual(30_000)
    await secondsLater(30)
    expect(await count('a', 60)).toEqual({ count: 1, msLeft: 60_000 })
  })

  it('is separate for every subject', async () => {
    const count = sharedCounts(database, keyOfDay(database))
    await count('POST /news\n203.0.113.7', 60)
    expect((await count('POST /news\n203.0.113.8', 60)).count).toBe(1)
    expect((await count('POST /calls\n203.0.113.7', 60)).count).toBe(1)
  })
})

describe('the subject of a counter', () => {
  it('is hashed, and cannot be recognized once the key of the day is deleted', async () => {
    await sharedCounts(database, keyOfDay(database))('POST /news\n203.0.113.7', 60)
    const subjects = async () => (await database.select().from(requestCount)).map(({ subject }) => subject)
    const [today] = await subjects()
    expect(today).toMatch(/^[\w-]{43}$/)
    await database.delete(countingKey)
    await sharedCounts(database, keyOfDay(database))('POST /news\n203.0.113.7', 60)
    expect(new Set(await subjects()).size).toBe(2)
  })

  it('is deleted each hour, as are keys of earlier days', async () => {
    const count = sharedCounts(database, keyOfDay(database))
    await count('over', 60)
    await secondsLater(61)
    await count('under way', 60)
    await database.insert(countingKey).values({ day: '2026-01-31', secret: 'old' })
    const { boss, schedule } = jobs
    await boss.createQueue(oldCountsQueue)
    // Starts the job that is otherwise scheduled each hour.
    await boss.send(oldCountsQueue)
    await deleteOldCounts(schedule, database)
    const keys = async () => (await database.select().from(countingKey)).map(({ secret }) => secret)
    await vi.waitFor(async () => expect(await keys()).toEqual([expect.not.stringContaining('old')]), eventually)
    expect(await database.select().from(requestCount)).toHaveLength(1)
    expect(await boss.getSchedules(oldCountsQueue)).toMatchObject([{ cron: '7 * * * *' }])
  })
})

it('counters are unlogged, so that counting causes no disk writes', async () => {
  const { rows } = await database.execute(sql`select relpersistence from pg_class where relname = 'request_count'`)
  expect(rows).toEqual([{ relpersistence: 'u' }])
})
