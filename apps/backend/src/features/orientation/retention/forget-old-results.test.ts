import { randomUUID } from 'node:crypto'
import { eventually } from '@clairmemoire/vitest'
import { expect, it, vi } from 'vitest'
import { databaseAndJobs } from '../../../../testing/database-and-jobs.ts'
import { idempotencyKey } from '../../../platform/idempotency/idempotency-key.table.ts'
import { orientationMail, orientationResult, relativeLink } from '../orientation.table.ts'
import { forgetOldResults, forgettingResultsQueue } from './forget-old-results.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)

const resultOfAge = (days: number) => ({
  id: randomUUID(),
  capabilityHash: `${days}`,
  reference: `${days} days`,
  userType: 'patient' as const,
  locale: 'fr' as const,
  instrumentId: 'memory-test',
  instrumentVersion: '1',
  answers: {},
  goals: [],
  createdAt: daysAgo(1000),
  activeAt: daysAgo(days),
})

it('results that nobody opens are erased at night with what would have been answered again, and links end (R0-13)', async () => {
  await using jobs = await databaseAndJobs()
  const { database, boss, schedule } = jobs
  const results = [0, 364, 366, 900].map(resultOfAge)
  await database.insert(orientationResult).values(results)
  await database.insert(idempotencyKey).values(
    results.map(({ id, reference }) => ({
      key: reference,
      requestHash: '',
      status: 201,
      response: {},
      subjectId: id,
      createdAt: new Date(),
    })),
  )
  const [first] = results
  const resultId = String(first?.id)
  await database.insert(orientationMail).values(
    [3, 5].map((days) => ({
      id: randomUUID(),
      resultId,
      locale: 'fr' as const,
      capability: `${days}`,
      createdAt: daysAgo(days),
    })),
  )
  await database.insert(relativeLink).values({ resultId, linkHash: '', expiresAt: daysAgo(1) })

  await boss.createQueue(forgettingResultsQueue)
  // What the schedule does at night.
  await boss.send(forgettingResultsQueue)
  await forgetOldResults(schedule, database, 365)

  const left = async () => ({
    results: (await database.select().from(orientationResult)).map(({ reference }) => reference).toSorted(),
    keys: (await database.select().from(idempotencyKey)).map(({ key }) => key).toSorted(),
    mails: (await database.select().from(orientationMail)).map(({ capability }) => capability ?? 'gone').toSorted(),
    links: await database.$count(relativeLink),
  })
  const kept = ['0 days', '364 days']
  await vi.waitFor(
    async () => expect(await left()).toEqual({ results: kept, keys: kept, mails: ['3', 'gone'], links: 0 }),
    eventually,
  )
  expect(await boss.getSchedules(forgettingResultsQueue)).toMatchObject([
    { cron: '37 3 * * *', timezone: 'Europe/Paris' },
  ])
})
