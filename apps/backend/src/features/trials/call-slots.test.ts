import type { HeldCallSlot } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { friday, signup } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { slotReservation } from '../../calls/call-slots.table.ts'
import { requestCount } from '../../platform/overload/request-count.table.ts'
import { holdQuota } from './call-slots.ts'

let backend: TestBackend

beforeEach(async () => {
  // The limit per minute applies to all submissions. These tests are about the limits per hour and per day.
  const limits = { submissionsPerMinute: 1000 }
  backend = await testBackend({ now: friday, trustProxy: 'loopback', limits, calls: { atOnce: 2 } })
  onTestFinished(() => backend[Symbol.asyncDispose]())
})

const monday = { kind: 'slot' as const, starts_at: '2027-03-08T08:00:00.000Z', time_zone: 'Europe/Paris' }
const hold = (address: string, key?: string) =>
  backend.post(
    holdQuota.url,
    { locale: 'fr', callback: { ...monday, ...(key && { hold: key }) } },
    { 'x-forwarded-for': address },
  )
const isRefused = async (address: string, key?: string) => (await hold(address, key)).status === 429
const later = (seconds: number) =>
  backend.database.execute(sql`update request_count set until = until - make_interval(secs => ${seconds})`)

/** Returns the number of holds until the limit is reached. Stops at 200. */
async function timesHeld(ask: (time: number) => Promise<boolean>): Promise<number> {
  for (let time = 0; time < 200; time += 1) {
    if (await ask(time)) return time
    await backend.database.delete(slotReservation)
  }
  return Number.POSITIVE_INFINITY
}

describe('holding a time', () => {
  it('is limited to six times an hour for one address, with or without a key', async () => {
    const { hold: key } = (await hold('203.0.113.7')).body as HeldCallSlot
    expect(await timesHeld((time) => isRefused('203.0.113.7', time % 2 === 0 ? key : undefined))).toBe(5)
    expect(await isRefused('203.0.113.8')).toBe(false)
    await later(3_600)
    expect(await isRefused('203.0.113.7')).toBe(false)
  })

  it('is limited to 24 times a day for one address', async () => {
    const response = async (time: number) => {
      if (time > 0 && time % holdQuota.address.hour === 0) await later(3_600)
      return isRefused('203.0.113.7')
    }
    expect(await timesHeld(response)).toBe(24)
    await later(86_400)
    expect(await isRefused('203.0.113.7')).toBe(false)
  })

  it.each([
    ['IPv4', (time: number) => `203.0.113.${time}`, '203.0.114.1'],
    ['IPv6', (time: number) => `2001:db8:1:${time}::1`, '2001:db8:2:1::1'],
  ])('is limited to 24 times an hour for the addresses of one network of %s', async (_, addressAt, elsewhere) => {
    expect(await timesHeld((time) => isRefused(addressAt(time)))).toBe(24)
    expect(await isRefused(elsewhere)).toBe(false)
  })
})

it('a visitor who cannot hold more times can still request one', async () => {
  await timesHeld(() => isRefused('203.0.113.7'))
  const response = await backend.post('/api/trials/signup', signup({ callback: monday }), {
    'x-forwarded-for': '203.0.113.7',
  })
  expect(response.status).toBe(201)
})

it('neither the address nor the key of a hold is stored in readable form', async () => {
  await hold('203.0.113.7')
  const stored = JSON.stringify([
    await backend.database.select().from(requestCount),
    await backend.database.select().from(slotReservation),
  ])
  expect(stored).not.toContain('203.0.113')
})
