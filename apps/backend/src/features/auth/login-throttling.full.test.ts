import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dominique, storeStaff } from '../../../testing/staff-at-work.ts'
import { type TestAnswer, type TestBackend, testBackend } from '../../../testing/test-backend.ts'
import { knownNetwork, loginCount } from './login-count.table.ts'

const start = Date.parse('2027-03-05T09:00:00Z')
const home = '192.0.2.7'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend()
  await storeStaff(backend.database)
})
beforeEach(async () => {
  await backend.database.delete(loginCount)
  await backend.database.delete(knownNetwork)
  setSeconds(0)
})
afterAll(() => backend[Symbol.asyncDispose]())

const setSeconds = (seconds: number) => backend.setNow(new Date(start + seconds * 1000).toISOString())

function tryFrom(remoteAddress: string, changes: object = {}): Promise<TestAnswer> {
  return backend.call('POST', '/api/auth/login/', {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...dominique, password: 'not this one either', ...changes }),
    remoteAddress,
  })
}
const right = { password: dominique.password }

async function failFrom(remoteAddress: string, times: number, changes: object = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let tries = 0; tries < times; tries += 1) statuses.push((await tryFrom(remoteAddress, changes)).status)
  return statuses
}

const statusesOf = (answers: readonly TestAnswer[]) => Object.groupBy(answers, ({ status }) => status)

describe('wrong passwords', () => {
  it('throttle the next login from that network, even with the right password, and return the waiting time', async () => {
    expect(await failFrom(home, 5)).toEqual([400, 400, 400, 400, 400])
    const answer = await tryFrom(home, right)
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '30' }, body: { code: 'throttled' } })
    setSeconds(30)
    expect(await tryFrom(home, right)).toMatchObject({ status: 200 })
  })

  it('double the waiting time each time, except during the wait', async () => {
    await failFrom(home, 5)
    setSeconds(30)
    expect(await failFrom(home, 1)).toEqual([400])
    expect(await tryFrom(home)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    await failFrom(home, 10)
    expect(await tryFrom(home)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  })

  it('no longer count after a right password', async () => {
    await failFrom(home, 4)
    expect(await tryFrom(home, right)).toMatchObject({ status: 200 })
    expect(await failFrom(home, 5)).toEqual([400, 400, 400, 400, 400])
  })

  it('are answered and counted in the same way for an unknown address', async () => {
    const nobody = { email: 'nobody@clairmemoire.example' }
    const [someone, noone] = [await failFrom(home, 7), await failFrom('192.0.2.8', 7, nobody)]
    expect(noone).toEqual(someone)
  })

  it('are counted across processes', async () => {
    await using other = await testBackend({ databaseUrl: backend.databaseUrl })
    await failFrom(home, 5)
    const headers = { 'content-type': 'application/json' }
    const payload = JSON.stringify(dominique)
    expect(await other.call('POST', '/api/auth/login/', { headers, payload, remoteAddress: home })).toMatchObject({
      status: 429,
    })
  })

  it('are counted together for one IPv6 network', async () => {
    for (const last of [1, 2, 3, 4, 5]) await failFrom(`2001:db8:1:2::${last}`, 1)
    expect((await tryFrom('2001:db8:1:2::6')).status).toBe(429)
    expect((await tryFrom('2001:db8:1:3::6')).status).toBe(400)
  })

  it('throttle a network that tries many users, except users who signed in from it before', async () => {
    await tryFrom(home, right)
    for (let index = 0; index < 20; index += 1) await failFrom(home, 1, { email: `n${index}@clairmemoire.example` })
    expect((await tryFrom(home, { email: 'somebody@clairmemoire.example' })).status).toBe(429)
    expect((await tryFrom(home, right)).status).toBe(200)
    expect((await tryFrom('192.0.2.8', { email: 'somebody@clairmemoire.example' })).status).toBe(400)
  })

  it('are stored without identifiers', async () => {
    await failFrom(home, 1)
    await tryFrom(home, right)
    const stored = JSON.stringify([
      await backend.database.select().from(loginCount),
      await backend.database.select().from(knownNetwork),
    ])
    expect(stored).not.toMatch(/dominique|192\.0\.2/)
  })
})

describe('a thousand wrong passwords from as many networks', () => {
  it('are mostly rejected without hashing, and do not throttle the owner on a known network', async () => {
    await tryFrom(home, right)
    const answers: TestAnswer[] = []
    for (let index = 0; index < 1000; index += 1)
      answers.push(await tryFrom(`198.51.${index >> 8}.${index & 255}`, { password: `guess number ${index}` }))
    const { 400: looked = [], 429: waits = [], ...others } = statusesOf(answers)
    expect(others).toEqual({})
    expect(looked).toHaveLength(100)
    expect(waits).toHaveLength(900)
    expect((await tryFrom('203.0.113.9', right)).status).toBe(429)
    expect((await tryFrom(home, right)).status).toBe(200)
  })

  it('are counted exactly if they arrive at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => tryFrom(home, { password: `guess number ${index}` })),
    )
    const { 400: looked = [] } = statusesOf(answers)
    expect(looked).toHaveLength(5)
  })

  it('cannot exceed the limit with concurrent attempts that include the right password', async () => {
    await failFrom(home, 4)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryFrom(home, index === 0 ? { password: 'a guess' } : right)),
    )
    expect(statusesOf(answers)[429]?.length).toBeGreaterThanOrEqual(18)
  })
})

it('sixty concurrent networks do not block logins from known networks', async () => {
  const email = 'new@clairmemoire.example'
  await storeStaff(backend.database, { email, password: dominique.password })
  await tryFrom(home, right)
  const trying = Array.from({ length: 60 }, (_, index) =>
    tryFrom(`198.51.100.${index}`, { email: `n${index}@clairmemoire.example` }),
  )
  const staff = await Promise.all([tryFrom(home, right), tryFrom(home, { ...right, email })])
  expect(staff.map(({ status }) => status)).toEqual([200, 200])
  const { 400: looked = [], 503: refused = [], ...others } = statusesOf(await Promise.all(trying))
  expect(others).toEqual({})
  expect(looked.length).toBeGreaterThanOrEqual(20)
  expect(refused.length).toBeGreaterThan(0)
})
