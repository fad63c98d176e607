import type { DeskDay } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deskOf, openedDesk, slotAt, storeCall } from '../../../testing/desk-at-work.ts'
import { dominique, signIn, storeStaff } from '../../../testing/staff-at-work.ts'
import type { TestBackend } from '../../../testing/test-backend.ts'
import { staff } from '../../staff/staff.table.ts'

let team: Awaited<ReturnType<typeof openedDesk>>
let backend: TestBackend
let desk: ReturnType<typeof deskOf>
let colleague: ReturnType<typeof deskOf>

beforeEach(async () => {
  team = await openedDesk()
  ;({ backend, desk, colleague } = team)
})
afterEach(() => team[Symbol.asyncDispose]())

const dayOf = async ({ send }: ReturnType<typeof deskOf> = desk) => {
  const { status, body } = await send('GET', 'day/')
  expect(status).toBe(200)
  return body as DeskDay
}
const none = { left: 0, late: 0, late_by: [], made: 0, reached: 0 }
const ownCounts = async (person: ReturnType<typeof deskOf>) =>
  (await dayOf(person)).team.find((line) => line.is_me)?.counts

it('the day counts the calls of today that are left, and when they will be late if nobody calls', async () => {
  await storeCall(backend, { callBy: '2027-03-04' })
  await storeCall(backend, { callback: slotAt('2027-03-05T08:58:00Z') })
  await storeCall(backend, { callback: slotAt('2027-03-05T13:00:00Z') })
  await storeCall(backend, { callback: slotAt('2027-03-09T08:00:00Z') })
  const { team: lines, total, time_zone: zone } = await dayOf()
  const counts = {
    left: 3,
    late: 1,
    late_by: [
      { at: '2027-03-05T10:00:00.000Z', calls: 2 },
      { at: '2027-03-05T14:00:00.000Z', calls: 3 },
    ],
    made: 0,
    reached: 0,
  }
  expect([zone, total, lines[0]]).toEqual(['Europe/Paris', counts, { name: null, is_me: false, counts }])
})

it('the day counts a claimed call in the line of its caller until the claim expires', async () => {
  const { reference } = await storeCall(backend, { callBy: '2027-03-04' })
  await desk.claim(reference)
  expect(await ownCounts(desk)).toEqual({ ...none, left: 1, late: 1 })
  expect((await dayOf()).team[0]?.counts).toEqual(none)
  ;({ desk } = await team.at('2027-03-05T09:31:00Z'))
  expect(await ownCounts(desk)).toEqual(none)
  expect((await dayOf()).team[0]?.counts).toMatchObject({ left: 1, late: 1 })
})

it('the day counts a call that was given to a colleague in the line of the colleague', async () => {
  const { reference } = await storeCall(backend, { callback: slotAt('2027-03-05T13:00:00Z') })
  const [receiver] = await backend.database.select().from(staff).where(eq(staff.email, 'alex@clairmemoire.example'))
  await desk.change({ requests: [{ reference, version: 1 }], give_to: receiver?.id ?? '' })
  expect(await ownCounts(colleague)).toMatchObject({ left: 1 })
  expect((await dayOf()).team[0]?.counts).toEqual(none)
})

it('the day counts the calls that each team member made today, and a corrected call only once', async () => {
  const calls = await Promise.all(['a', 'b', 'c'].map(() => storeCall(backend)))
  const [first, second, third] = calls.map(({ reference }) => reference)
  const { body } = await desk.record(first ?? '', { outcome: 'busy' })
  const corrects = body.history.find(({ kind }) => kind === 'called')?.id ?? ''
  await desk.record(first ?? '', { outcome: 'settled', version: 2, corrects })
  await desk.record(second ?? '', { outcome: 'no_answer' })
  await colleague.record(third ?? '', { outcome: 'settled' })
  expect(await ownCounts(desk)).toMatchObject({ made: 2, reached: 1 })
  expect(await ownCounts(colleague)).toMatchObject({ made: 1, reached: 1 })
  expect((await dayOf()).total).toMatchObject({ made: 3, reached: 2 })
  ;({ desk } = await team.at('2027-03-06T09:00:00Z'))
  expect((await dayOf()).total).toMatchObject({ made: 0, reached: 0 })
})

it('the day shows callers only their own line', async () => {
  const caller = { email: 'lou@clairmemoire.example', password: dominique.password }
  await storeStaff(backend.database, caller, 'caller')
  await storeCall(backend, { callBy: '2027-03-04' })
  const own = deskOf(backend, (await signIn(backend, caller)).access)
  expect(await dayOf(own)).toMatchObject({ team: [{ is_me: true, counts: none }], total: null })
  expect((await dayOf()).team.length).toBe(4)
  await backend.database.update(staff).set({ disabledAt: new Date() }).where(eq(staff.email, caller.email))
  expect((await dayOf()).team.length).toBe(3)
})
