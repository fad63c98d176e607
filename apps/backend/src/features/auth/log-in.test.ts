import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, dominique, storeStaff, refreshOf, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { waitingForLock } from '../../../testing/waiting-for-lock.ts'
import { refreshToken, staffSession } from '../../sessions/staff-session.table.ts'
import { hashOfToken } from '../../sessions/staff-sessions.ts'
import { usersCommand } from '../../sessions/users-command.ts'
import { staff } from '../../staff/staff.table.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ trustProxy: true })
  await storeStaff(backend.database)
})
afterAll(() => backend[Symbol.asyncDispose]())

const logIn = (changes: object = {}, headers: Record<string, string> = {}) =>
  backend.post('/api/auth/login/', { ...dominique, ...changes }, headers)
const whoAmI = (token: string) => backend.call('GET', '/api/user/', bearer(token))

const wrong = {
  status: 400,
  body: { non_field_errors: [{ message: 'Unable to log in with provided credentials.', code: 'wrong_credentials' }] },
}

const sessionsOf = (email: string) =>
  backend.database
    .select()
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(eq(staff.email, email))

describe('a login', () => {
  it('begins a session, and returns the user, an access token and an HttpOnly cookie', async () => {
    const answer = await logIn()
    expect(answer).toMatchObject({
      status: 200,
      body: {
        refresh_token: '',
        user: {
          email: dominique.email,
          username: dominique.email,
          first_name: 'Dominique',
          last_name: 'Exemple',
        },
      },
    })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^refresh_token=[\w-]{43}; Max-Age=72000; Path=\/api\/auth\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^csrftoken=[\w-]{32}; Path=\/; SameSite=Lax$/),
    ])
    expect(await whoAmI((answer.body as { access_token: string }).access_token)).toMatchObject({
      status: 200,
      body: { email: dominique.email },
    })
    expect(refreshOf(await logIn())).not.toBe(refreshOf(answer))
  })

  it('sets Secure cookies over https', async () => {
    const answer = await logIn({}, { 'x-forwarded-proto': 'https' })
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/; Secure/), expect.stringMatching(/; Secure/)])
  })

  it('ignores the case of the address', async () => {
    expect(await logIn({ email: dominique.email.toUpperCase() })).toMatchObject({ status: 200 })
  })

  it('stores neither the password nor the token', async () => {
    const { refresh } = await signIn(backend)
    const stored = JSON.stringify([
      await backend.database.select().from(staff),
      await backend.database.select().from(refreshToken),
      await backend.database.select().from(staffSession),
    ])
    expect(stored).not.toContain(dominique.password)
    expect(stored).not.toContain(refresh)
    expect(stored).toContain(hashOfToken(refresh))
  })

  it.each([
    ['a wrong password', { password: 'another one of seven words' }],
    ['an unknown address', { email: 'nobody@clairmemoire.example' }],
    ['a password of control characters', { password: '\u0001\u0007' }],
  ])('is refused in the same words with %s', async (_, change) => {
    const answer = await logIn(change)
    expect(answer).toMatchObject(wrong)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('is rejected with the same error if the user is disabled', async () => {
    const email = 'left@clairmemoire.example'
    await storeStaff(backend.database, { email, password: dominique.password })
    await backend.database.update(staff).set({ disabledAt: new Date() }).where(eq(staff.email, email))
    expect(await logIn({ email })).toMatchObject(wrong)
  })

  it.each([
    ['gets another password', 'reset'],
    ['is disabled', 'disable'],
  ])('begins no session if the user %s at the same moment', async (_, verb) => {
    const email = `${verb}@clairmemoire.example`
    await storeStaff(backend.database, { email, password: dominique.password })
    const given = { database: backend.database, now: new Date(), readPassword: async () => '' }
    let answer: ReturnType<typeof logIn> | undefined
    await backend.database.transaction(async (held) => {
      await held.execute(sql`lock table known_network in share mode`)
      answer = logIn({ email })
      await waitingForLock(backend.database.$client, 'known_network')
      await usersCommand([verb, email], given)
    })
    expect(await answer).toMatchObject(wrong)
    expect(await sessionsOf(email)).toEqual([])
  })

  it('leaves no valid session if the user is disabled at that moment', async () => {
    const email = 'later@clairmemoire.example'
    await storeStaff(backend.database, { email, password: dominique.password })
    const given = { database: backend.database, now: new Date(), readPassword: async () => '' }
    let disabled: Promise<string> | undefined
    await backend.database.transaction(async (held) => {
      await held.execute(sql`lock table staff_session in share mode`)
      const answer = logIn({ email })
      await waitingForLock(backend.database.$client, 'staff_session')
      disabled = usersCommand(['disable', email], given)
      await waitingForLock(backend.database.$client, 'update "staff"')
      void answer
    })
    await disabled
    expect(await sessionsOf(email)).toMatchObject([{ staff_session: { endedBecause: 'disabled' } }])
  })

  it.each([
    [{ password: 'x'.repeat(257) }, 'password', 'too_long'],
    [{ password: '' }, 'password', 'required'],
    [{ email: 'dominique\u0000@clairmemoire.example' }, 'email', 'control_character'],
    [{ email: 'dominique' }, 'email', 'invalid_email'],
    [{ remember: true }, 'remember', 'unknown_field'],
  ])('is rejected with %j before the password is checked', async (change, field, code) => {
    const answer = await logIn(change)
    expect(answer.status).toBe(400)
    expect((answer.body as Record<string, { code: string }[]>)[field]?.map((each) => each.code)).toContain(code)
  })
})
