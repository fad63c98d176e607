import type { CallPlacesChange, CallPlacesRequest, CallSlots, DeskWeek } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestCall, caseOf, type deskOf, openedDesk, privatePage, slotAt } from '../../../testing/desk-at-work.ts'
import { signup } from '../../../testing/requests.ts'
import type { TestBackend } from '../../../testing/test-backend.ts'
import { waitingForLock } from '../../../testing/waiting-for-lock.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { requestTable } from '../../requests/request.table.ts'
import { staffView } from '../../staff/staff.table.ts'

let team: Awaited<ReturnType<typeof openedDesk>>
let backend: TestBackend
let desk: ReturnType<typeof deskOf>
let colleague: ReturnType<typeof deskOf>

beforeEach(async () => {
  team = await openedDesk()
  ;({ backend, desk, colleague } = team)
})
afterEach(() => team[Symbol.asyncDispose]())

const monday = '2027-03-08'
const nine = '2027-03-08T08:00:00.000Z'
const set = async (changes: Partial<CallPlacesRequest> = {}) => {
  const body = { country: 'FR', day: monday, half: 'morning', places: 0, confirmed: false, ...changes }
  const answer = await desk.send('PUT', 'week/', body)
  return { ...answer, body: answer.body as CallPlacesChange }
}
const offered = async () => {
  const { body } = await backend.call('GET', '/api/trials/call-slots?locale=fr&country=FR')
  return body as CallSlots
}
const week = async () => (await desk.send('GET', 'week/?country=FR')).body as DeskWeek

describe('the week', () => {
  it('shows the next ten days, the places of each half day and the calls at each time', async () => {
    const { reference } = await requestCall(backend, { callback: slotAt(nine) })
    const { days, time_zone: zone } = await week()
    expect([zone, days.length, days[0]?.date, days[1]?.date]).toEqual(['Europe/Paris', 10, '2027-03-05', monday])
    const [morning, afternoon] = days[1]?.halves ?? []
    expect(morning).toMatchObject({ half: 'morning', places: null, is_set: false })
    const call = { reference, name: 'Camille Exemple', version: 1, time_zone: 'Europe/Paris' }
    expect(morning?.times.map(({ starts_at: at, calls }) => [at, calls])[0]).toEqual([nine, [call]])
    expect([morning?.times.length, afternoon?.times.length]).toEqual([6, 6])
  })
})

it('the week records the staff members who saw its names', async () => {
  const { reference } = await requestCall(backend, { callback: slotAt(nine) })
  await week()
  await week()
  const views = await backend.database.select().from(staffView).where(eq(staffView.reference, reference))
  expect(views.map(({ opened }) => opened)).toEqual([false])
})

describe('a closed half day', () => {
  it('is not offered and cannot be booked', async () => {
    expect((await set()).body).toEqual({ is_changed: true, affected: [] })
    const [day] = (await offered()).days
    expect([day?.date, new Set(day?.times.map((time) => time.part_of_day))]).toEqual([monday, new Set(['afternoon'])])
    const { status } = await backend.post('/api/trials/signup', signup({ callback: slotAt(nine) }))
    expect(status).toBe(400)
    expect((await week()).days[1]?.halves[0]).toMatchObject({ places: 0, is_set: true })
  })

  it('moves the deadline of calls if the other half is closed too', async () => {
    await set()
    await set({ half: 'afternoon' })
    const slots = await offered()
    expect([slots.days.map(({ date }) => date), slots.call_by]).toEqual([
      ['2027-03-09', '2027-03-10', '2027-03-11'],
      '2027-03-11',
    ])
  })

  it('needs a confirmation if times are booked, and then each person gets a mail', async () => {
    const receipt = await requestCall(backend, { callback: slotAt(nine) })
    await backend.mails(2)
    const asked = await set()
    expect(asked.body).toMatchObject({ is_changed: false, affected: [{ reference: receipt.reference }] })
    expect((await offered()).days[0]?.times[0]?.starts_at).toBe('2027-03-08T08:00:00.000Z')
    expect((await set({ confirmed: true })).body.is_changed).toBe(true)
    expect(await privatePage(backend, receipt.private_link_id)).toMatchObject({
      state: { name: 'received' },
      call: { callback: { kind: 'part_of_day', part_of_day: 'any' }, call_by: '2027-03-10' },
    })
    expect(await caseOf(backend, receipt.reference)).toMatchObject({ state: 'open', version: 2 })
    const mails = await backend.mails(3)
    expect(mails.map(({ subject }) => subject)).toContain('Le moment de votre appel change')
  })

  it('does not reopen a call that is cancelled at the same moment', async () => {
    const { id, reference } = await requestCall(backend, { callback: slotAt(nine) })
    let closing: Promise<unknown> | undefined
    await backend.database.transaction(async (tx) => {
      await tx.update(requestTable).set({ callState: 'cancelled' }).where(eq(requestTable.id, id))
      closing = set({ confirmed: true })
      await waitingForLock(backend.database.$client, 'request')
      await tx.update(deskCase).set({ state: 'closed', outcome: 'cancelled' }).where(eq(deskCase.subjectId, id))
    })
    await closing
    expect(await caseOf(backend, reference)).toMatchObject({ state: 'closed', outcome: 'cancelled' })
  })

  it('is open again when it is reset to the setting', async () => {
    await set()
    await set({ places: null })
    expect((await offered()).days[0]?.times[0]?.starts_at).toBe(nine)
  })

  it('cannot lie in the past', async () => {
    expect(await set({ day: '2027-03-04' })).toMatchObject({ status: 400, body: { day: [{ code: 'too_early' }] } })
  })
})

it('a half day with one place accepts one call at a time', async () => {
  await set({ places: 1 })
  await requestCall(backend, { callback: slotAt(nine) })
  expect((await offered()).days[0]?.times[0]?.starts_at).toBe('2027-03-08T08:30:00.000Z')
})

describe('a call that the desk moves', () => {
  const move = (reference: string, startsAt: string, version = 1) =>
    desk.send('PUT', `requests/${reference}/call/`, { version, starts_at: startsAt })

  it('reserves its new time, releases the old one, and is confirmed by mail', async () => {
    await set({ places: 1 })
    const receipt = await requestCall(backend, { callback: slotAt(nine) })
    await backend.mails(2)
    expect((await move(receipt.reference, '2027-03-08T09:00:00Z')).status).toBe(200)
    const [morning] = (await week()).days[1]?.halves ?? []
    expect(morning?.times.filter(({ calls }) => calls.length > 0).map((time) => time.starts_at)).toEqual([
      '2027-03-08T09:00:00.000Z',
    ])
    expect(await privatePage(backend, receipt.private_link_id)).toMatchObject({ state: { name: 'call_planned' } })
    expect((await backend.mails(3)).some(({ subject }) => subject?.startsWith('Votre appel du lundi 8'))).toBe(true)
  })

  it('is not moved while a colleague calls', async () => {
    const { reference } = await requestCall(backend)
    await desk.claim(reference)
    const body = { version: 1, starts_at: '2027-03-08T09:00:00Z' }
    const refused = await colleague.send('PUT', `requests/${reference}/call/`, body)
    expect(refused).toMatchObject({ status: 400, body: { claim: [{ code: 'claimed' }] } })
    expect((await move(reference, '2027-03-08T09:00:00Z')).status).toBe(200)
  })

  it.each([
    ['in the past', '2027-03-05T08:00:00Z', 1, 'starts_at'],
    ['outside the hours of the desk', '2027-03-08T12:00:00Z', 1, 'starts_at'],
    ['with an outdated version', '2027-03-08T09:00:00Z', 2, 'version'],
  ])('is refused for a time %s', async (_, startsAt, version, field) => {
    const { reference } = await requestCall(backend)
    const { status, body } = await move(reference, startsAt, version)
    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
  })
})
