import { isDeepStrictEqual } from 'node:util'
import type { Role } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleRequests } from '../../testing/fuzz/near-request.ts'
import { operations } from '../../testing/fuzz/operations.ts'
import { bearer, dominique, storeStaff, ownOrigin, signIn } from '../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { NotPermitted } from '../platform/contract/failures.ts'
import { leastRoles, mayUse, readRole, roles } from './rights.ts'
import { staff } from './staff.table.ts'

const secured = operations.filter(({ isSecured }) => isSecured)

const credentialsOf = (role: Role) => ({ email: `${role}@clairmemoire.example`, password: dominique.password })

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend()
  for (const role of roles) await storeStaff(backend.database, credentialsOf(role), role)
})
afterAll(() => backend[Symbol.asyncDispose]())

/** Whether the example request is refused for lack of a right; other errors do not count. */
const isRefused = async (operation: (typeof operations)[number], access: string) => {
  const [request] = exampleRequests(operation)
  const answer = await backend.call(operation.method, request?.url ?? '', {
    headers: { ...(request?.headers as Record<string, string>), origin: ownOrigin, ...bearer(access).headers },
    ...(request?.body && { payload: request.body }),
  })
  return isDeepStrictEqual([answer.status, answer.body], [403, new NotPermitted().answer.body])
}

it('the table has exactly the operations that require a token', () => {
  expect(Object.keys(leastRoles).toSorted()).toEqual(secured.map(({ id }) => id).toSorted())
})

describe.each(secured)('$id', (operation) => {
  it.each(roles)('is allowed to the least role of the table and higher roles, and to no other: %s', async (role) => {
    const { access } = await signIn(backend, credentialsOf(role))
    expect(await isRefused(operation, access)).toBe(!mayUse(role, operation.id))
  })
})

it('a changed role takes effect at once in an open session', async () => {
  const { access } = await signIn(backend, credentialsOf('caller'))
  const whoAmI = () => backend.call('GET', '/api/user/', bearer(access))
  expect(await whoAmI()).toMatchObject({ body: { role: 'caller' } })
  await backend.database
    .update(staff)
    .set({ role: 'coordinator' })
    .where(eq(staff.email, credentialsOf('caller').email))
  expect(await whoAmI()).toMatchObject({ body: { role: 'coordinator' } })
  await backend.database
    .update(staff)
    .set({ role: 'caller' })
    .where(eq(staff.email, credentialsOf('caller').email))
})

it('an operation without a row is forbidden to everybody', () => {
  expect(roles.map((role) => mayUse(role, 'toString'))).toEqual([false, false, false])
})

it.each([
  ['caller', 'caller'],
  ['Administrator', undefined],
  ['', undefined],
])('%j is the role %s', (word, role) => {
  expect(readRole(word)).toBe(role)
})
