import type { Receipt } from '@clairmemoire/api-client/schema'
import { segmentsOf } from '@clairmemoire/domain/sms'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callAtDaytime } from '../../testing/call-at-daytime.ts'
import { signup } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await testBackend()
})
afterEach(() => backend[Symbol.asyncDispose]())

const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
const askForCall = async (changes: Parameters<typeof signup>[0] = {}) =>
  (await backend.post('/api/trials/signup', signup({ phone: '+33612345678', sms: true, callback, ...changes })))
    .body as Receipt

const jobs = async () => {
  const { rows } = await backend.database.execute<{ state: string; code: string | null; hours: number }>(sql`
    select state, output ->> 'code' as code, round(extract(epoch from start_after - created_on) / 3600)::int as hours
    from pgboss.job where name = 'mail' and data ->> 'letter' like '%\\_sms'`)
  return rows
}

describe('at night', () => {
  it.each([
    ['Paris', '2027-03-05T21:00:00Z', {}, 10, '2027-03-06T07:00:00Z'],
    [
      'New York',
      '2027-03-06T02:30:00Z',
      { country: 'US', callback: { ...callback, time_zone: 'America/New_York' } },
      11,
      '2027-03-06T13:00:00Z',
    ],
    ['Tahiti', '2027-03-06T09:00:00Z', { postal_code: '98700' }, 9, '2027-03-06T18:00:00Z'],
  ] as const)(
    'in %s, a message of two segments waits for the morning, also if it is tried before',
    async (...night) => {
      const [, evening, changes, hours, morning] = night
      backend.setNow(evening)
      expect((await askForCall(changes)).sms).toBeDefined()
      expect(await jobs()).toMatchObject([{ state: 'created', hours }])
      expect(await backend.texts(0)).toEqual([])
      await expect.poll(jobs).toMatchObject([{ state: 'retry', code: 'HELD_BACK' }])
      backend.setNow(morning)
      const [text, ...others] = await backend.texts(1)
      expect([segmentsOf(text?.text ?? ''), others]).toEqual([2, []])
      await expect.poll(jobs).toMatchObject([{ state: 'completed' }])
    },
  )
})

it('at any hour, tests of processes have a person who is not held by the night', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = `2027-03-05T${String(hour).padStart(2, '0')}:30:00Z`
    backend.setNow(now)
    await askForCall({ phone: `06 12 34 56 ${String(hour + 10)}`, ...callAtDaytime(new Date(now)) })
  }
  expect((await jobs()).map(({ hours }) => hours)).toEqual(Array.from({ length: 24 }, () => 0))
})
