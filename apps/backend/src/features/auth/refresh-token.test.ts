import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, fromPage, storeStaff, refreshOf, refreshWith, signIn } from '../../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { staffSession } from '../../sessions/staff-session.table.ts'
import { staff } from '../../staff/staff.table.ts'

const start = Date.parse('2027-03-05T09:00:00Z')
const hour = 3600
const year = 365 * 24 * hour

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ trustProxy: true })
  await storeStaff(backend.database)
})
afterEach(() => setSeconds(0))
afterAll(() => backend[Symbol.asyncDispose]())

const setSeconds = (seconds: number) => backend.setNow(new Date(start + seconds * 1000).toISOString())
const refresh = (token: string) => refreshWith(backend, token)
const over = { status: 401, body: { code: 'token_not_valid' } }
const fine = { status: 200 }

describe('a refresh token', () => {
  it('returns an access token and the next refresh token', async () => {
    const browser = await signIn(backend)
    setSeconds(600)
    const answer = await refresh(browser.refresh)
    expect(answer).toMatchObject({ status: 200, body: { access_expiration: '2027-03-05T09:20:00.000Z' } })
    expect(refreshOf(answer)).toMatch(/^[\w-]{43}$/)
    expect(refreshOf(answer)).not.toBe(browser.refresh)
    const { access } = answer.body as { access: string }
    expect(await backend.call('GET', '/api/user/', bearer(access))).toMatchObject(fine)
    expect(await refresh(refreshOf(answer))).toMatchObject(fine)
  })

  it.each([
    ['just before twenty hours without use', 20 * hour - 1, 200],
    ['after twenty hours without use', 20 * hour, 401],
    ['by a clock that is a year ahead', year, 401],
    ['by a clock that is a year behind', -year, 401],
  ])('is accepted or rejected: %s', async (_, seconds, status) => {
    const browser = await signIn(backend)
    setSeconds(seconds)
    expect((await refresh(browser.refresh)).status).toBe(status)
  })

  it('cannot extend a session beyond a day, however often it is used', async () => {
    let { refresh: token } = await signIn(backend)
    for (const hours of [8, 16, 23.9]) {
      setSeconds(hours * hour)
      token = refreshOf(await refresh(token))
    }
    setSeconds(24 * hour)
    expect(await refresh(token)).toMatchObject(over)
  })

  it.each(['x', 'x'.repeat(43), '%00', "'; drop table staff; --", 'x'.repeat(3000)])('cannot be %j', async (token) => {
    expect(await refresh(encodeURIComponent(token))).toMatchObject(over)
  })

  it('is rejected if it is truncated, and its session does not end', async () => {
    const browser = await signIn(backend)
    expect(await refresh(browser.refresh.slice(0, -1))).toMatchObject(over)
    expect(await refresh(browser.refresh)).toMatchObject(fine)
  })

  it('is rejected if its user is disabled', async () => {
    const browser = await signIn(backend)
    await backend.database.update(staff).set({ disabledAt: new Date() })
    expect(await refresh(browser.refresh)).toMatchObject(over)
    await backend.database.update(staff).set({ disabledAt: null })
  })

  it('is required', async () => {
    expect(await backend.call('POST', '/api/auth/token/refresh/')).toMatchObject(over)
  })
})

describe('a reused refresh token', () => {
  it('ends its session for thief and owner, and logs one line', async () => {
    const browser = await signIn(backend)
    const next = await refresh(browser.refresh)
    setSeconds(11)
    const lines = backend.logged().length
    expect(await refresh(browser.refresh)).toMatchObject(over)
    expect(await refresh(refreshOf(next))).toMatchObject(over)
    const { access } = next.body as { access: string }
    expect(await backend.call('GET', '/api/user/', bearer(access))).toMatchObject({ status: 401 })
    const newLines = backend.logged().slice(lines).trim().split('\n')
    expect(newLines.map((line) => JSON.parse(line).event)).toEqual([
      'a refresh token was used a second time: its session has ended',
    ])
    expect(newLines.join()).not.toMatch(/dominique|127\.0\.0\.1|refresh_token/i)
    expect(await backend.database.select().from(staffSession)).toContainEqual(
      expect.objectContaining({ endedBecause: 'token_copied', endedAt: new Date(start + 11_000) }),
    )
  })

  it('does not end other sessions of the same user', async () => {
    const [copied, other] = [await signIn(backend), await signIn(backend)]
    await refresh(copied.refresh)
    setSeconds(11)
    await refresh(copied.refresh)
    expect(await refresh(other.refresh)).toMatchObject(fine)
  })

  it('returns the same next token within seconds, because the response may have been lost', async () => {
    const browser = await signIn(backend)
    const first = await refresh(browser.refresh)
    setSeconds(9)
    const again = await refresh(browser.refresh)
    expect(again).toMatchObject(fine)
    expect(refreshOf(again)).toBe(refreshOf(first))
    setSeconds(600)
    expect(await refresh(refreshOf(again))).toMatchObject(fine)
  })

  it('counts as copied after its successor was used, even within seconds', async () => {
    const browser = await signIn(backend)
    const next = refreshOf(await refresh(browser.refresh))
    const last = refreshOf(await refresh(next))
    setSeconds(1)
    expect(await refresh(browser.refresh)).toMatchObject(over)
    expect(await refresh(last)).toMatchObject(over)
  })

  it('causes one refresh in concurrent requests of several tabs', async () => {
    const browser = await signIn(backend)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(browser.refresh)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const tokens = new Set(answers.map(refreshOf))
    expect(tokens.size).toBe(1)
    setSeconds(600)
    expect(await refresh([...tokens].join())).toMatchObject(fine)
  })

  it('is detected when the owner uses it after the thief', async () => {
    const owner = await signIn(backend)
    const thief = refreshOf(await refresh(owner.refresh))
    setSeconds(600)
    expect(await refresh(owner.refresh)).toMatchObject(over)
    expect(await refresh(thief)).toMatchObject(over)
  })

  it('is not detected when the thief follows the owner within seconds each time, and the session ends after a day', async () => {
    let { refresh: token } = await signIn(backend)
    for (const seconds of [600, 36_000, 72_000]) {
      setSeconds(seconds)
      const next = refreshOf(await refresh(token))
      setSeconds(seconds + 5)
      expect(refreshOf(await refresh(token))).toBe(next)
      token = next
    }
    setSeconds(86_401)
    expect(await refresh(token)).toMatchObject(over)
  })
})

describe('a logout', () => {
  const logOut = (headers: Record<string, string> = {}) => backend.call('POST', '/api/auth/logout/', { headers })

  it('ends the session and its access token, and clears the cookie', async () => {
    const browser = await signIn(backend)
    const answer = await logOut(fromPage(browser.refresh))
    expect(answer).toMatchObject({ status: 200, body: { detail: 'Successfully logged out.' } })
    expect(answer.headers['set-cookie']).toBe('refresh_token=; Max-Age=0; Path=/api/auth/; HttpOnly; SameSite=Lax')
    expect(await refresh(browser.refresh)).toMatchObject(over)
    expect(await backend.call('GET', '/api/user/', bearer(browser.access))).toMatchObject({ status: 401 })
  })

  it('ends the session also with a token that was replaced meanwhile', async () => {
    const browser = await signIn(backend)
    const next = refreshOf(await refresh(browser.refresh))
    await logOut(fromPage(browser.refresh))
    expect(await refresh(next)).toMatchObject(over)
  })

  it('has the same response without a session', async () => {
    expect(await logOut()).toMatchObject(fine)
    expect(await logOut(fromPage('nobodys'))).toMatchObject(fine)
  })
})

describe('a request authenticated by cookie', () => {
  const refused = { status: 403, body: { code: 'csrf_failed' } }
  const local: readonly (readonly [string, Record<string, string>])[] = [
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that begins like ours', { origin: 'https://sample.fr.example.elsewhere.example' }],
    ['our origin over http', { origin: 'http://sample.fr.example' }],
    ['its own host, if the sites have fixed hosts', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['another CSRF token in the header', { 'x-csrftoken': 'd'.repeat(32) }],
    ['an empty CSRF header', { 'x-csrftoken': '' }],
    ['an empty token in cookie and header', { 'x-csrftoken': '', cookie: 'csrftoken=; refresh_token=x' }],
    ['no CSRF cookie', { cookie: 'refresh_token=x' }],
  ]

  it.each(local)('is rejected with %s, and ends no session', async (_, change) => {
    const browser = await signIn(backend)
    const cookie = change['cookie']?.replace('=x', `=${browser.refresh}`)
    const headers = fromPage(browser.refresh, { ...change, ...(cookie !== undefined && { cookie }) })
    expect(await backend.call('POST', '/api/auth/token/refresh/', { headers })).toMatchObject(refused)
    expect(await backend.call('POST', '/api/auth/logout/', { headers })).toMatchObject(refused)
    expect(await refresh(browser.refresh)).toMatchObject(fine)
  })

  it('is rejected without an origin and without the CSRF header', async () => {
    for (const name of ['origin', 'x-csrftoken']) {
      const { [name]: _, ...headers } = fromPage('x')
      expect(await backend.call('POST', '/api/auth/logout/', { headers })).toMatchObject(refused)
    }
  })

  it('may have the origin of its host in the local environment', async () => {
    await using local = await testBackend({
      sessions: { isLocal: true },
      databaseUrl: backend.databaseUrl,
      trustProxy: true,
    })
    const browser = await signIn(local)
    const page = { 'x-forwarded-host': 'localhost:8080', 'x-forwarded-proto': 'http' }
    expect(await refreshWith(local, browser.refresh, { ...page, origin: 'http://localhost:9090' })).toMatchObject(
      refused,
    )
    expect(await refreshWith(local, browser.refresh, { ...page, origin: 'http://localhost:8080' })).toMatchObject(fine)
  })
})

it('a session is valid in another process, and after a restart', async () => {
  const browser = await signIn(backend)
  await using other = await testBackend({ databaseUrl: backend.databaseUrl, trustProxy: true })
  expect(await other.call('GET', '/api/user/', bearer(browser.access))).toMatchObject(fine)
  expect(await refreshWith(other, browser.refresh)).toMatchObject(fine)
})
