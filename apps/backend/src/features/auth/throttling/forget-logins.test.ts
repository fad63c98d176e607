import { afterAll, beforeAll, expect, it } from 'vitest'
import { friday } from '../../../testing/requests.ts'
import { keepStaff, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { forgetLogins } from './forget-logins.ts'
import { knownNetwork, loginCount } from './login-count.table.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await keepStaff(backend.database)
})
afterAll(() => backend[Symbol.asyncDispose]())

const kept = async () => [await backend.database.$count(loginCount), await backend.database.$count(knownNetwork)]

it('logins that failed are forgotten after a day, where somebody signed in after 90', async () => {
  await signIn(backend)
  await forgetLogins(backend.whole, new Date('2027-03-06T09:00:00Z'))
  expect(await kept()).toEqual([3, 1])
  await forgetLogins(backend.whole, new Date('2027-03-06T09:00:01Z'))
  expect(await kept()).toEqual([0, 1])
  await forgetLogins(backend.whole, new Date('2027-06-03T09:00:01Z'))
  expect(await kept()).toEqual([0, 0])
})
