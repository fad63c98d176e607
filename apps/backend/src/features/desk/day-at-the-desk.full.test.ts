import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deskOf, storeCall } from '../../../testing/desk-at-work.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { dominique, storeStaff, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { callOutcome, deskCase } from '../../desk/desk.table.ts'

const people = ['one', 'two', 'three'].map((name) => ({
  email: `${name}@clairmemoire.example`,
  password: dominique.password,
}))

let backend: TestBackend

beforeEach(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
  for (const person of people) await storeStaff(backend.database, person)
})
afterEach(() => backend[Symbol.asyncDispose]())

/** Sends requests of visitors whom the desk can call on Monday at ten. */
async function visitors(count: number): Promise<string[]> {
  const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
  const keys: string[] = []
  for (let visitor = 0; visitor < count; visitor += 1) {
    const { body } = await backend.post('/api/trials/signup', signup({ callback, first_name: 'Visitor' }))
    keys.push((body as { private_link_id: string }).private_link_id)
  }
  return keys
}

/** Moves every second call and cancels the others. */
async function moveAndCancelCalls(keys: readonly string[]): Promise<number[]> {
  const callback = { kind: 'part_of_day', part_of_day: 'afternoon', time_zone: 'Europe/Paris' }
  const changes = keys.map((key, index) => {
    const payload = { version: 1, ...(index % 2 === 0 ? { callback } : { cancel_call: true }) }
    return backend.call('PATCH', `/api/requests/${key}`, { payload })
  })
  return (await Promise.all(changes)).map(({ status }) => status)
}

it('three users claim two hundred calls while visitors move and cancel: each call is claimed once, and nothing is lost', async () => {
  const unchangedCalls = await Promise.all(Array.from({ length: 240 }, () => storeCall(backend)))
  const keys = await visitors(60)
  backend.setNow('2027-03-08T09:00:00Z')
  const desks = await Promise.all(people.map(async (person) => deskOf(backend, (await signIn(backend, person)).access)))
  const given: string[] = []
  const refused: string[] = []
  let presses = 0
  const work = async (desk: ReturnType<typeof deskOf>) => {
    while (presses < 200) {
      presses += 1
      const reference = await desk.next()
      if (reference === null) return
      given.push(reference)
      const { version } = await desk.open(reference)
      const { status } = await desk.record(reference, { outcome: 'settled', version })
      if (status !== 201) refused.push(reference)
    }
  }
  const [changed] = await Promise.all([moveAndCancelCalls(keys), ...desks.map(work)])

  expect(new Set(changed)).toEqual(new Set([200]))
  const settled = await backend.database.select().from(callOutcome)
  // An outcome after a change by the person is rejected, and the call is offered again only if it is still open.
  expect(settled.length).toBe(given.length - refused.length)
  expect(new Set(settled.map(({ subjectId }) => subjectId)).size).toBe(settled.length)
  const cases = await backend.database.select().from(deskCase)
  expect(cases.length).toBe(unchangedCalls.length + keys.length)
  const settledCount = cases.filter(({ outcome }) => outcome === 'settled').length
  const cancelled = cases.filter(({ outcome }) => outcome === 'cancelled').length
  const open = cases.filter(({ state }) => state === 'open').length
  expect(settledCount + cancelled + open).toBe(cases.length)
  const changes = await backend.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'request_changed'))
    .orderBy(asc(auditEntry.id))
  expect(changes.length).toBe(keys.length)
  const { rows: claims } = await backend.database.execute(
    sql`select claimed_by from desk_case where claimed_by is not null group by claimed_by having count(*) > 1`,
  )
  expect(claims).toEqual([])
  const pages = await Promise.all(keys.map((key) => backend.call('GET', `/api/requests/${key}`)))
  expect(pages.every(({ body }) => (body as PrivateRequest).version > 1)).toBe(true)
})
