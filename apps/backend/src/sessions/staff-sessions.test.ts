import { afterAll, beforeAll, expect, it } from 'vitest'
import { friday } from '../../testing/requests.ts'
import { storeStaff, signIn } from '../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { refreshToken, staffSession } from './staff-session.table.ts'
import { deleteOldSessions } from './staff-sessions.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await storeStaff(backend.database)
})
afterAll(() => backend[Symbol.asyncDispose]())

it('a session and its tokens are deleted a month after the session began', async () => {
  await signIn(backend)
  await deleteOldSessions(backend.whole, new Date('2027-04-05T09:00:00Z'))
  expect(await backend.database.$count(refreshToken)).toBe(1)
  await deleteOldSessions(backend.whole, new Date('2027-04-05T09:00:01Z'))
  expect(await backend.database.$count(staffSession)).toBe(0)
  expect(await backend.database.$count(refreshToken)).toBe(0)
})
