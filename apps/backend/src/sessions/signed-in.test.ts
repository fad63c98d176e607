import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exampleRequests } from '../../testing/fuzz/near-request.ts'
import { operations } from '../../testing/fuzz/operations.ts'
import { bearer, dominique, storeStaff, signIn } from '../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { staff } from '../staff/staff.table.ts'
import { accessToken } from './access-token.ts'
import { endSessionsOf } from './staff-sessions.ts'

const friday = '2027-03-05T09:00:00Z'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday })
  await storeStaff(backend.database)
})
afterEach(() => backend.setNow(friday))
afterAll(() => backend[Symbol.asyncDispose]())

const secured = operations.filter(({ isSecured }) => isSecured)
const whoAmI = (headers: Record<string, string>) => backend.call('GET', '/api/user/', { headers })
const idOfDominique = async () => {
  const [row] = await backend.database.select().from(staff).where(eq(staff.email, dominique.email))
  return row?.id ?? ''
}

const missing = { status: 401, body: { code: 'not_authenticated' } }
const notValid = { status: 401, body: { code: 'token_not_valid' } }

it('some operations require a token', () => {
  expect(secured.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/user/', '/api/desk/requests/']))
})

describe.each(secured)('$id', (operation) => {
  it('requires a valid token', async () => {
    const { access } = await signIn(backend)
    const [example] = exampleRequests(operation)
    const send = (headers: Record<string, string>) =>
      backend.call(operation.method, example?.url ?? '', {
        headers: { ...example?.headers, ...headers } as Record<string, string>,
        ...(example?.body && { payload: example.body }),
      })
    expect((await send(bearer(access).headers)).status).not.toBe(401)
    expect(await send({})).toMatchObject(missing)
    expect(await send(bearer('stale.token.x').headers)).toMatchObject(notValid)
  })
})

describe('an operation that requires a token', () => {
  it.each([{}, { authorization: '' }, { authorization: 'Basic eDp5' }])(
    'answers not_authenticated to %j',
    async (headers) => {
      expect(await whoAmI(headers)).toMatchObject(missing)
    },
  )

  it.each(['Bearer', 'Bearer ', 'bearer x', 'Bearer a.b.c', `Bearer ${'x'.repeat(8000)}`])(
    'answers token_not_valid to %j',
    async (authorization) => {
      expect(await whoAmI({ authorization })).toMatchObject(notValid)
    },
  )

  it('rejects a token that has expired, or comes from the future, by the clock of the backend', async () => {
    const { access } = await signIn(backend)
    backend.setNow('2027-03-05T09:09:59Z')
    expect(await backend.call('GET', '/api/user/', bearer(access))).toMatchObject({ status: 200 })
    for (const instant of ['2027-03-05T09:10:10Z', '2028-03-05T09:00:00Z', '2026-03-05T09:00:00Z']) {
      backend.setNow(instant)
      expect(await backend.call('GET', '/api/user/', bearer(access))).toMatchObject(notValid)
    }
  })

  it('rejects an unexpired token whose session has ended', async () => {
    const { access } = await signIn(backend)
    const at = new Date(friday)
    await endSessionsOf(backend.database, await idOfDominique(), { at, because: 'password_reset' })
    expect(await backend.call('GET', '/api/user/', bearer(access))).toMatchObject(notValid)
  })

  it('rejects the token of a disabled user', async () => {
    const { access } = await signIn(backend)
    await backend.database.update(staff).set({ disabledAt: new Date(friday) })
    expect(await backend.call('GET', '/api/user/', bearer(access))).toMatchObject(notValid)
    await backend.database.update(staff).set({ disabledAt: null })
  })

  it('rejects a token whose session is unknown or belongs to another user', async () => {
    const { key } = backend.whole.sessions
    const staffId = await idOfDominique()
    const { token } = await accessToken(key, { staffId, sessionId: staffId }, new Date(friday))
    expect(await backend.call('GET', '/api/user/', bearer(token))).toMatchObject(notValid)
  })
})

it('a public operation ignores tokens', async () => {
  expect(await backend.call('GET', '/api/auth/csrf/', bearer('stale.token'))).toMatchObject({ status: 204 })
})
