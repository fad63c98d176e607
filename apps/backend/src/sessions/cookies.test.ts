import { afterAll, beforeAll, expect, it } from 'vitest'
import { dominique, fromPage, storeStaff, signIn } from '../../testing/staff-at-work.ts'
import { type TestAnswer, type TestBackend, testBackend } from '../../testing/test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await testBackend({ trustProxy: true })
  await storeStaff(backend.database)
})
afterAll(() => backend[Symbol.asyncDispose]())

const refresh = /^refresh_token=[\w-]{43}; Max-Age=72000; Path=\/api\/auth\/; HttpOnly; Secure; SameSite=Lax$/
const noRefresh = /^refresh_token=; Max-Age=0; Path=\/api\/auth\/; HttpOnly; Secure; SameSite=Lax$/
/** A session cookie without HttpOnly: scripts read it and send it back in a header. */
const csrf = /^csrftoken=[\w-]{32}; Path=\/; Secure; SameSite=Lax$/

const https = { 'x-forwarded-proto': 'https' }
const post = (path: string, headers: Record<string, string>) => backend.call('POST', path, { headers })
const signedIn = async () => fromPage((await signIn(backend)).refresh, https)

/** Requests by https, and every cookie that their responses set. */
const answers: Record<string, [ask: () => Promise<TestAnswer>, status: number, cookies: readonly RegExp[]]> = {
  'a csrf token': [() => backend.call('GET', '/api/auth/csrf/', { headers: https }), 204, [csrf]],
  'a login': [() => backend.post('/api/auth/login/', dominique, https), 200, [refresh, csrf]],
  'a wrong login': [() => backend.post('/api/auth/login/', { ...dominique, password: 'x' }, https), 400, []],
  'a refresh': [async () => post('/api/auth/token/refresh/', await signedIn()), 200, [refresh]],
  'a refresh with an unknown token': [() => post('/api/auth/token/refresh/', fromPage('x', https)), 401, []],
  'a refresh from elsewhere': [
    async () => post('/api/auth/token/refresh/', { ...(await signedIn()), origin: 'https://evil.example' }),
    403,
    [],
  ],
  'a logout': [async () => post('/api/auth/logout/', await signedIn()), 200, [noRefresh]],
  'a logout without a session': [() => post('/api/auth/logout/', https), 200, []],
  'the user without a token': [() => backend.call('GET', '/api/user/', { headers: https }), 401, []],
  'a public operation': [() => backend.call('GET', '/api/trials/call-slots', { headers: https }), 200, []],
  'an unknown path': [() => backend.call('GET', '/api/nothing', { headers: https }), 404, []],
}

it.each(Object.entries(answers))('%s sets its cookies and no others', async (_, [ask, status, cookies]) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect([answer.headers['set-cookie'] ?? []].flat()).toEqual(cookies.map((cookie) => expect.stringMatching(cookie)))
})
