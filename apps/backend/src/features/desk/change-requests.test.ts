import type { DeskChanges } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { trailOf } from '../../../testing/audit-trail.ts'
import { caseOf, deskOf, openedDesk, privatePage, requestCall, storeCall } from '../../../testing/desk-at-work.ts'
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

/** Sets the time to Monday, when the calls requested on Friday can be made. */
async function onMonday(): Promise<void> {
  ;({ desk, colleague } = await team.at('2027-03-08T09:00:00Z'))
}

const tuesday = { day: '2027-03-09', part_of_day: 'morning' } as const

const requestsOf = (...references: string[]): DeskChanges['requests'] =>
  references.map((reference) => ({ reference, version: 1 }))

async function idOf(email: string): Promise<string> {
  const [row] = await backend.database.select().from(staff).where(eq(staff.email, email))
  return row?.id ?? ''
}

it('calls that are given to a colleague are the next calls of the colleague', async () => {
  const calls = [await storeCall(backend), await storeCall(backend)]
  await onMonday()
  const receiver = await idOf('alex@clairmemoire.example')
  const references = calls.map(({ reference }) => reference).toSorted()
  const { status, body } = await desk.change({ requests: requestsOf(...references), give_to: receiver })
  expect([status, body]).toEqual([200, { changed: references, refused: [] }])
  const [listed] = (await colleague.list('mine=true')).requests
  expect(listed?.given_to).toEqual({ name: 'Dominique Exemple', is_mine: true })
  expect(await desk.next()).toBeNull()
  expect(references).toContain(await colleague.next())
  expect((await trailOf(backend.database, calls[0]?.id ?? '')).map(([action]) => action)).toEqual(['call_given'])
})

it('a given call is for everybody if it is late, urgent or taken back, or if the colleague has left', async () => {
  const receiver = await idOf('alex@clairmemoire.example')
  const late = await storeCall(backend, { callBy: '2027-03-07' })
  const urgent = await storeCall(backend, {}, true)
  const returned = await storeCall(backend)
  const left = await storeCall(backend)
  await onMonday()
  const references = [late, urgent, returned, left].map(({ reference }) => reference)
  await desk.change({ requests: requestsOf(...references), give_to: receiver })
  await desk.change({ requests: requestsOf(returned.reference), give_to: null })
  const takeAll = async (): Promise<string[]> => {
    const reference = await desk.next()
    if (reference === null) return []
    await desk.record(reference, { outcome: 'settled' })
    return [reference, ...(await takeAll())]
  }
  expect(await takeAll()).toEqual([urgent.reference, late.reference, returned.reference])
  await backend.database.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, receiver))
  expect(await takeAll()).toEqual([left.reference])
})

it('calls are moved to another day, and each person gets a mail', async () => {
  const receipt = await requestCall(backend)
  await backend.mails(2)
  const { body } = await desk.change({ requests: requestsOf(receipt.reference), move_to: tuesday })
  expect(body).toEqual({ changed: [receipt.reference], refused: [] })
  expect((await desk.open(receipt.reference)).request).toMatchObject({
    calls_from: '2027-03-09T08:00:00.000Z',
    call_by: '2027-03-09',
    version: 2,
  })
  expect((await privatePage(backend, receipt.private_link_id)).call).toMatchObject({ call_by: '2027-03-09' })
  const subjects = (await backend.mails(3)).map(({ subject }) => subject)
  expect(subjects).toContain('Votre appel du mardi 9\u00a0mars')
  expect((await trailOf(backend.database, receipt.id)).map(([action]) => action)).toContain('call_moved')
})

it('a repeated request does not move a call again', async () => {
  const { reference, id } = await requestCall(backend)
  const changes = { requests: requestsOf(reference), move_to: tuesday }
  await desk.change(changes)
  expect((await desk.change(changes)).body).toEqual({ changed: [reference], refused: [] })
  expect((await caseOf(backend, reference))?.version).toBe(2)
  expect((await trailOf(backend.database, id)).filter(([action]) => action === 'call_moved')).toHaveLength(1)
})

it('a move by the clinic changes neither tries nor the promise by which punctuality is measured', async () => {
  const { reference } = await requestCall(backend)
  await desk.record(reference, { outcome: 'busy' })
  const before = await caseOf(backend, reference)
  await desk.change({ requests: [{ reference, version: 2 }], move_to: tuesday })
  const { tries, promisedAt, askedAt } = (await caseOf(backend, reference)) ?? {}
  expect({ tries, promisedAt, askedAt }).toEqual({
    tries: 1,
    promisedAt: before?.promisedAt,
    askedAt: before?.askedAt,
  })
})

it('calls that cannot be changed are named with the reason, and the others change', async () => {
  const [free, changed, claimed, closed, erased] = [
    await requestCall(backend),
    await requestCall(backend),
    await requestCall(backend),
    await requestCall(backend),
    await requestCall(backend),
  ]
  await desk.record(changed.reference, { outcome: 'busy' })
  await colleague.claim(claimed.reference)
  await desk.record(closed.reference, { outcome: 'settled' })
  await backend.call('DELETE', `/api/requests/${erased.private_link_id}`)
  const all = [free, changed, claimed, closed, erased].map(({ reference }) => reference)
  const { body } = await desk.change({ requests: requestsOf(...all), move_to: tuesday })
  expect(body.changed).toEqual([free.reference])
  expect(new Map(body.refused.map(({ reference, reason }) => [reference, reason]))).toEqual(
    new Map([
      [changed.reference, 'changed'],
      [claimed.reference, 'claimed'],
      [closed.reference, 'closed'],
      [erased.reference, 'erased'],
    ]),
  )
})

it.each(['2027-03-04', '2027-03-06', '2027-03-29', '2028-03-06'])('a call cannot be moved to %s', async (day) => {
  const { reference } = await requestCall(backend)
  const { body } = await desk.change({ requests: requestsOf(reference), move_to: { day, part_of_day: 'any' } })
  expect(body).toEqual({ changed: [], refused: [{ reference, reason: 'no_calls' }] })
})

it('only one of two concurrent moves changes a call', async () => {
  const references = (await Promise.all([requestCall(backend), requestCall(backend)])).map(({ reference }) => reference)
  const answers = await Promise.all([
    desk.change({ requests: requestsOf(...references), move_to: tuesday }),
    colleague.change({ requests: requestsOf(...references.toReversed()), move_to: { ...tuesday, day: '2027-03-10' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.flatMap(({ body }) => body.changed).toSorted()).toEqual(references.toSorted())
  expect(answers.flatMap(({ body }) => body.refused).map(({ reason }) => reason)).toEqual(['changed', 'changed'])
})

it('only a coordinator may change several calls, and sees the colleagues that calls may be assigned to', async () => {
  const sam = { email: 'sam@clairmemoire.example', password: dominique.password }
  await storeStaff(backend.database, sam, 'caller')
  const caller = deskOf(backend, (await signIn(backend, sam)).access)
  const { reference } = await requestCall(backend)
  expect((await caller.change({ requests: requestsOf(reference), give_to: null })).status).toBe(403)
  expect((await caller.list()).colleagues).toEqual([])
  expect((await desk.list()).colleagues).toHaveLength(3)
})

it.each([
  ['without a change', {}],
  ['to an unknown colleague', { give_to: '7b0c9e0e-2f4b-4f0e-9f57-0d7f1f0a4c11' }],
] as const)('a request %s is rejected', async (_, change) => {
  const { reference } = await requestCall(backend)
  expect((await desk.change({ requests: requestsOf(reference), ...change })).status).toBe(400)
})

it('a request without a session changes nothing', async () => {
  const { reference } = await requestCall(backend)
  const payload = { requests: requestsOf(reference), move_to: tuesday }
  const { status } = await backend.call('PATCH', '/api/desk/requests/', { payload })
  expect([status, (await caseOf(backend, reference))?.version]).toEqual([401, 1])
})
