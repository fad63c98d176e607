import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { friday, signup } from '../../../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../../../testing/test-backend.ts'
import { requestTable } from '../../../requests/request.table.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
})
afterAll(() => backend[Symbol.asyncDispose]())

describe('a chosen time', () => {
  const at = (startsAt: string) => ({ kind: 'slot', starts_at: startsAt, time_zone: 'Europe/Paris' }) as const

  it.each([
    '2027-03-08T08:00:00Z',
    '2027-03-08T08:00:00.000Z',
    '2027-03-08T09:00:00+01:00',
    '2027-03-08T03:00:00.0-05:00',
  ])('is accepted in several notations and stored in one: %s', async (startsAt) => {
    const { status, body } = await backend.post('/api/trials/signup', signup({ callback: at(startsAt) }))
    const answer = body as TrialSignup
    expect([status, answer.callback]).toEqual([201, at('2027-03-08T08:00:00.000Z')])
    const [row] = await backend.database.select().from(requestTable).where(eq(requestTable.id, answer.id))
    expect(row?.callback).toEqual(at('2027-03-08T08:00:00.000Z'))
  })

  it.each([
    ['with an hour-only offset', '2027-03-08T09:00:00+01', ['invalid']],
    ['without an offset', '2027-03-08T08:00:00', ['invalid']],
    ['in a leap second', '2016-12-31T23:59:60Z', ['invalid']],
    ['with small letters', '2027-03-08t08:00:00z', ['invalid']],
    ['with a space', '2027-03-08 08:00:00Z', ['invalid']],
    ['with 900,000 decimals', `2027-03-08T08:00:00.${'0'.repeat(900_000)}Z`, ['too_long']],
  ])('is refused %s', async (_, startsAt, codes) => {
    const { status, body } = await backend.post('/api/trials/signup', signup({ callback: at(startsAt) }))
    expect(status).toBe(400)
    const found = Object.values(body as Record<string, { code: string }[]>).flatMap((errors) => errors)
    expect(found.map(({ code }) => code)).toEqual(codes)
  })
})
