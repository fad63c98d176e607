import { eventually } from '@clairmemoire/vitest'
import { expect, it, vi } from 'vitest'
import { databaseAndJobs } from '../../../testing/database-and-jobs.ts'
import { idempotencyKey } from './idempotency-key.table.ts'
import { canonicalJson, deleteOldKeys, oldKeysQueue } from './idempotent.ts'

it('canonical JSON ignores the order of fields at any depth', () => {
  expect(canonicalJson({ b: [1, { y: null, x: 'ü' }], a: true })).toBe(
    canonicalJson({ a: true, b: [1, { x: 'ü', y: null }] }),
  )
})

it('canonical JSON differs if a value or the order of a list differs', () => {
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }))
  expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }))
})

const day = 24 * 60 * 60 * 1000
const keyOfAge = (days: number) => ({
  key: `${days} days`,
  requestHash: '',
  status: 201,
  response: {},
  createdAt: new Date(Date.now() - days * day),
})

it('keys older than the setting are deleted at night (R0-16)', async () => {
  await using jobs = await databaseAndJobs()
  const { database, boss, schedule } = jobs
  await database.insert(idempotencyKey).values([0, 29, 31, 400].map(keyOfAge))

  await boss.createQueue(oldKeysQueue)
  // Starts the job that is otherwise scheduled at night.
  await boss.send(oldKeysQueue)
  await deleteOldKeys(schedule, database, 30)

  const keys = async () => (await database.select().from(idempotencyKey)).map(({ key }) => key).toSorted()
  await vi.waitFor(async () => expect(await keys()).toEqual(['0 days', '29 days']), eventually)
  expect(await boss.getSchedules(oldKeysQueue)).toMatchObject([{ cron: '17 3 * * *', timezone: 'Europe/Paris' }])
})
