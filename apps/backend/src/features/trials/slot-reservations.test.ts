import type { Callback, CallSlots, HeldCallSlot, Receipt } from '@clairmemoire/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consultationRequest } from '../../../testing/care-requests.ts'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { slotReservation } from '../../calls/call-slots.table.ts'

const monday = '2027-03-08T08:00:00.000Z'
const later = '2027-03-08T08:30:00.000Z'
const at = (startsAt: string, hold?: string) => ({
  kind: 'slot' as const,
  starts_at: startsAt,
  time_zone: 'Europe/Paris',
  ...(hold && { hold }),
})

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, calls: { atOnce: 2 } })
})
beforeEach(async () => {
  backend.setNow(friday)
  await backend.database.delete(slotReservation)
})
afterAll(() => backend[Symbol.asyncDispose]())

const ask = (callback: Callback) => backend.post('/api/trials/signup', signup({ callback }))
const hold = (callback: object, country = 'FR') =>
  backend.post('/api/trials/call-slots/hold', { locale: 'fr', country, callback })
const keyOf = async (callback: object) => ((await hold(callback)).body as HeldCallSlot).hold
const isOffered = async (startsAt: string, key?: string) => {
  const headers = key ? { 'call-hold': key } : {}
  const { body } = await backend.call('GET', '/api/trials/call-slots?locale=fr', { headers })
  return (body as CallSlots).days.flatMap(({ times }) => times).some(({ starts_at }) => starts_at === startsAt)
}
const change = (receipt: Receipt, changes: object) =>
  backend.call('PATCH', `/api/requests/${receipt.private_link_id}`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ version: 1, ...changes }),
  })
const refused = { status: 400, body: { callback: [{ code: 'slot_unavailable' }] } }
const notTaken = { status: 400, body: { 'call.callback': [{ code: 'slot_unavailable' }] } }

describe('a time with two places', () => {
  it('is no longer offered to a third visitor, and is rejected in every form', async () => {
    expect([(await ask(at(monday))).status, await isOffered(monday)]).toEqual([201, true])
    const consultation = consultationRequest({ callback: at(monday) })
    const second = await backend.post('/api/consultations/memoire?consultation_type=video', consultation)
    expect([second.status, await isOffered(monday)]).toEqual([201, false])
    expect(await ask(at(monday))).toMatchObject(notTaken)
    expect((await ask(at(later))).status).toBe(201)
  })

  it('is reserved for two of twenty concurrent requests, and the others are rejected', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(at(monday))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(notTaken)
    expect(await backend.database.select().from(slotReservation)).toHaveLength(2)
  })

  it('must be exactly an offered time: a millisecond later is rejected', async () => {
    const beside = ['2027-03-08T08:00:00.001Z', '2027-03-08T08:00:00.999Z', '2027-03-08T09:00:00.002+01:00']
    for (const startsAt of beside) {
      expect(await ask(at(startsAt))).toMatchObject(notTaken)
      expect(await hold(at(startsAt))).toMatchObject(refused)
    }
    for (const startsAt of [monday, '2027-03-08T09:00:00+01:00']) expect((await ask(at(startsAt))).status).toBe(201)
    expect(await ask(at('2027-03-08T08:00:00.0Z'))).toMatchObject(notTaken)
    expect(await backend.database.select({ startsAt: slotReservation.startsAt }).from(slotReservation)).toEqual([
      { startsAt: new Date(monday) },
      { startsAt: new Date(monday) },
    ])
  })

  it('is counted separately in another country', async () => {
    const american = { kind: 'slot' as const, starts_at: '2027-03-08T15:00:00.000Z', time_zone: 'America/New_York' }
    const french = { ...american, starts_at: '2027-03-08T15:00:00.000Z', time_zone: 'Europe/Paris' }
    await ask(french)
    await ask(french)
    expect((await hold(american, 'US')).status).toBe(201)
    expect(await hold(french)).toMatchObject(refused)
  })

  it('is reserved once for a repeated request', async () => {
    const key = { 'idempotency-key': 'the-same-request-again' }
    const body = signup({ callback: at(monday) })
    const [first, again] = [
      await backend.post('/api/trials/signup', body, key),
      await backend.post('/api/trials/signup', body, key),
    ]
    expect(again.body).toEqual(first.body)
    expect(await backend.database.select().from(slotReservation)).toHaveLength(1)
    await ask(at(monday))
    expect((await backend.post('/api/trials/signup', body, key)).status).toBe(201)
  })
})

describe('a reserved time', () => {
  const twoAtMonday = async () => {
    const { body } = await ask(at(monday))
    await ask(at(monday))
    return body as Receipt
  }
  it.each([
    ['is moved', { callback: at(later) }],
    [
      'is changed to any time of a morning',
      { callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' } },
    ],
    ['is cancelled', { cancel_call: true }],
    ['loses its consent', { withdraw: ['call_back'] }],
  ])('is free again after the call %s', async (_, changes) => {
    const receipt = await twoAtMonday()
    expect(await isOffered(monday)).toBe(false)
    expect((await change(receipt, changes)).status).toBe(200)
    expect(await isOffered(monday)).toBe(true)
  })

  it('is free again after the request is erased', async () => {
    const receipt = await twoAtMonday()
    await backend.call('DELETE', `/api/requests/${receipt.private_link_id}`)
    expect(await isOffered(monday)).toBe(true)
  })

  it('stays reserved when another time is rejected, or something else is changed', async () => {
    const receipt = await twoAtMonday()
    await ask(at(later))
    await ask(at(later))
    expect(await change(receipt, { callback: at(later) })).toMatchObject(refused)
    expect((await change(receipt, { last_name: 'Autre' })).status).toBe(200)
    expect(await isOffered(monday)).toBe(false)
    expect(await backend.database.select().from(slotReservation)).toHaveLength(4)
  })

  it('goes to only one of two concurrent moves to its last free place', async () => {
    const [one, two] = [(await ask(at(monday))).body as Receipt, (await ask(at(monday))).body as Receipt]
    await ask(at(later))
    const answers = await Promise.all([one, two].map((receipt) => change(receipt, { callback: at(later) })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
    expect([await isOffered(monday), await isOffered(later)]).toEqual([true, false])
  })

  it('is free again after a memory test gets another time, or after its result is erased', async () => {
    const sent = await backend.post('/api/forms/orientation?user_type=patient', orientationRequest())
    const { id } = sent.body as { id: string }
    const choose = (callback: object) =>
      backend.call('PATCH', `/api/forms/orientation/recommendation/${id}`, {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({
          first_name: 'Camille',
          phone: '01 99 00 56 78',
          callback,
          consent: true,
          consent_text_version: '2026-11',
        }),
      })
    await ask(at(monday))
    expect((await choose(at(monday))).status).toBe(200)
    expect(await isOffered(monday)).toBe(false)
    await choose(at(later))
    expect(await isOffered(monday)).toBe(true)
    await ask(at(later))
    expect(await isOffered(later)).toBe(false)
    await backend.call('DELETE', `/api/forms/orientation/recommendation/${id}`)
    expect(await isOffered(later)).toBe(true)
  })
})

describe('a held time', () => {
  it('is not available to others for ten minutes, and is reserved by a request with its key', async () => {
    await ask(at(monday))
    const key = await keyOf(at(monday))
    expect([await isOffered(monday), await isOffered(monday, key)]).toEqual([false, true])
    expect(await ask(at(monday))).toMatchObject(notTaken)
    const { status, body } = await ask(at(monday, key))
    expect([status, (body as Receipt).callback]).toEqual([201, at(monday)])
    expect(await ask(at(monday, key))).toMatchObject(notTaken)
  })

  it('may have another key in another tab: a repeated request still has the same response', async () => {
    const key = { 'idempotency-key': 'the-same-in-another-tab' }
    const [one, other] = [await keyOf(at(monday)), await keyOf(at(monday))]
    const first = await backend.post('/api/trials/signup', signup({ callback: at(monday, one) }), key)
    const again = await backend.post('/api/trials/signup', signup({ callback: at(monday, other) }), key)
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  it('is free after ten minutes, also for its holder', async () => {
    await ask(at(monday))
    const key = await keyOf(at(monday))
    backend.setNow('2027-03-05T09:09:59Z')
    expect(await isOffered(monday)).toBe(false)
    backend.setNow('2027-03-05T09:10:00Z')
    expect(await isOffered(monday)).toBe(true)
    expect((await ask(at(monday, key))).status).toBe(201)
    expect(await ask(at(monday))).toMatchObject(notTaken)
  })

  it('is released when the same key holds another time', async () => {
    await ask(at(monday))
    const key = await keyOf(at(monday))
    expect(((await hold(at(later, key))).body as HeldCallSlot).hold).toBe(key)
    expect(await isOffered(monday)).toBe(true)
    expect((await hold(at(later, key))).status).toBe(201)
    expect(await backend.database.select().from(slotReservation)).toHaveLength(2)
  })

  it.each([
    ['in the past', at('2027-03-05T08:00:00Z')],
    ['at night', at('2027-03-08T02:00:00Z')],
  ])('must be an offered time, and not a time %s', async (_, callback) => {
    expect(await hold(callback)).toMatchObject(refused)
    expect(await backend.database.select().from(slotReservation)).toEqual([])
  })

  it('is stored without personal data', async () => {
    const key = await keyOf(at(monday))
    const [row] = await backend.database.select().from(slotReservation)
    expect(row).toMatchObject({ country: 'FR', subjectId: null, position: 1 })
    expect(JSON.stringify(row)).not.toContain(key)
  })
})

it('without a limit no time is full, and no reservations are stored', async () => {
  await using open = await testBackend({ now: friday })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => open.post('/api/trials/signup', signup({ callback: at(monday) }))),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await open.database.select().from(slotReservation)).toEqual([])
})
