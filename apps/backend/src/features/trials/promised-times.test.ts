import type { Callback, CallSlots, Receipt } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { slotReservation } from '../../calls/call-slots.table.ts'
import { requestCount } from '../../platform/overload/request-count.table.ts'

const headers = { 'content-type': 'application/json' }
const refused = { status: 400, body: { 'call.callback': [{ code: 'slot_unavailable' }] } }
const anyMorning: Callback = { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' }

let backend: TestBackend
let times: string[]

beforeAll(async () => {
  // The limit per minute is tested elsewhere.
  backend = await testBackend({ now: friday, calls: { atOnce: 2 }, limits: { submissionsPerMinute: 1_000 } })
  times = await offeredTo('192.0.2.1')
})
beforeEach(async () => {
  await backend.database.delete(slotReservation)
  await backend.database.delete(requestCount)
})
afterAll(() => backend[Symbol.asyncDispose]())

async function offeredTo(remoteAddress: string): Promise<string[]> {
  const { body } = await backend.call('GET', '/api/trials/call-slots?locale=fr', { remoteAddress })
  return (body as CallSlots).days.flatMap((day) => day.times.map(({ starts_at }) => starts_at))
}

const slot = (index: number): Callback => ({
  kind: 'slot',
  starts_at: times[index % times.length] ?? '',
  time_zone: 'Europe/Paris',
})
const send = (url: string, remoteAddress: string, body: object, more: object = {}) =>
  backend.call('POST', url, { headers: { ...headers, ...more }, payload: JSON.stringify(body), remoteAddress })
const signUp = (remoteAddress: string, callback: Callback, more: object = {}) =>
  send('/api/trials/signup', remoteAddress, signup({ callback }), more)
const consult = (remoteAddress: string, callback: Callback) =>
  send('/api/consultations/memoire?consultation_type=video', remoteAddress, consultationRequest({ callback }))
const change = (remoteAddress: string, { private_link_id: id }: Receipt, callback: Callback) =>
  backend.call('PATCH', `/api/requests/${id}`, {
    headers,
    payload: JSON.stringify({ version: 1, callback }),
    remoteAddress,
  })

const promised = () => backend.database.$count(slotReservation)

describe('promised times', () => {
  it.each([
    ['one address', () => '192.0.2.1', 6],
    ['one network', (index: number) => `192.0.2.${index}`, 12],
    ['one network of IPv6', (index: number) => `2001:db8:1:${index}::1`, 12],
  ])('are limited for %s across all forms', async (_, addressOf, most) => {
    for (let index = 0; index < 30; index += 1)
      await (index % 2 === 0 ? signUp : consult)(addressOf(index), slot(index))
    expect(await promised()).toBe(most)
  })

  it('are no longer offered to a visitor at the limit, but still to others', async () => {
    for (let index = 0; index < 6; index += 1) await signUp('192.0.2.1', slot(index))
    expect(await signUp('192.0.2.1', slot(7))).toMatchObject(refused)
    expect(await offeredTo('192.0.2.1')).toEqual([])
    expect(await offeredTo('203.0.113.9')).toEqual(times)
    expect((await signUp('203.0.113.9', slot(7))).status).toBe(201)
  })

  it('do not limit parts of the day, which are never full', async () => {
    for (let index = 0; index < 6; index += 1) await signUp('192.0.2.1', slot(index))
    expect((await signUp('192.0.2.1', anyMorning)).status).toBe(201)
  })

  it('count when a request is changed to a time, and not when a time is moved', async () => {
    const first = (await signUp('192.0.2.1', slot(0))).body as Receipt
    expect((await change('192.0.2.1', first, slot(9))).status).toBe(200)
    const others = []
    for (let index = 1; index < 8; index += 1) others.push(await signUp('192.0.2.1', anyMorning))
    const statuses = []
    for (const [index, other] of others.entries())
      statuses.push((await change('192.0.2.1', other.body as Receipt, slot(index))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400, 400])
  })

  it('count once for a request that is repeated with its key', async () => {
    const key = { 'idempotency-key': 'the-same-request-again' }
    for (let times = 0; times < 10; times += 1) expect((await signUp('192.0.2.1', slot(0), key)).status).toBe(201)
    for (let index = 1; index < 6; index += 1) expect((await signUp('192.0.2.1', slot(index))).status).toBe(201)
    expect((await signUp('192.0.2.1', slot(0), key)).status).toBe(201)
  })
})
