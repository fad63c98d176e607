import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { orientationRequest } from '../../../testing/orientation-requests.ts'
import { contactRequest, friday, recommendationRequest, signup } from '../../../testing/requests.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

const slots = '/api/trials/call-slots?locale=fr'

/** The statuses of sequential requests from one address. */
async function statuses(backend: TestBackend, times: number, visitor: string, socket = '127.0.0.1') {
  const found: number[] = []
  for (let request = 0; request < times; request += 1) {
    const headers = { 'x-forwarded-for': visitor }
    found.push((await backend.call('GET', slots, { headers, remoteAddress: socket })).status)
  }
  return found
}

describe('a visitor with too many requests', () => {
  it.each([
    ['/api/trials/signup', signup()],
    ['/api/mail/create-contact/', contactRequest()],
    ['/api/trials/trial-signup-recommendation', recommendationRequest()],
    ['/api/forms/orientation?user_type=patient', orientationRequest()],
  ])('gets the waiting time, and nothing is stored: %s', async (url, body) => {
    await using backend = await testBackend({ now: friday, limits: { submissionsPerMinute: 2 } })
    await backend.post(url, body)
    await backend.post(url, body)
    const before = await storedRows(backend.database)
    const refused = await backend.post(url, body)
    const wait = Number(refused.headers['retry-after'])
    expect(refused.status).toBe(429)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.body).toEqual({
      detail: `Request was throttled. Expected available in ${wait} seconds.`,
      code: 'throttled',
    })
    expect(await storedRows(backend.database)).toEqual(before)
  })

  it('may still read, and every kind of request has a separate counter', async () => {
    await using backend = await testBackend({ now: friday, limits: { submissionsPerMinute: 1, readsPerMinute: 3 } })
    expect((await backend.post('/api/trials/signup', signup())).status).toBe(201)
    expect((await backend.post('/api/trials/signup', signup())).status).toBe(429)
    expect((await backend.post('/api/mail/create-contact/', contactRequest())).status).toBe(201)
    expect(await statuses(backend, 4, '203.0.113.7')).toEqual([200, 200, 200, 429])
  })

  it('has the same limit for changing a result as for sending one, because each may send a mail', async () => {
    await using backend = await testBackend({ now: friday, limits: { submissionsPerMinute: 1 } })
    const url = `/api/forms/orientation/recommendation/${'A'.repeat(22)}`
    const change = { headers: { 'content-type': 'application/json' }, payload: '{"goals":[]}' }
    const answers = [await backend.call('PATCH', url, change), await backend.call('PATCH', url, change)]
    expect(answers.map(({ status }) => status)).toEqual([404, 429])
  })

  it('does not block health checks', async () => {
    await using backend = await testBackend({ limits: { readsPerMinute: 1 } })
    const answers = [await backend.call('GET', '/healthz'), await backend.call('GET', '/healthz')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a visitor is identified', () => {
  const limits = { readsPerMinute: 1 }

  it('by the address that the site server forwards, so that visitors do not share a counter', async () => {
    await using backend = await testBackend({ trustProxy: 'loopback', limits })
    expect(await statuses(backend, 2, '203.0.113.7')).toEqual([200, 429])
    expect(await statuses(backend, 1, '203.0.113.8')).toEqual([200])
  })

  it('by the address of the connection if the proxy is not trusted, whatever the header says', async () => {
    await using backend = await testBackend({ trustProxy: 'loopback', limits })
    const outside = '198.51.100.9'
    expect(await statuses(backend, 1, '203.0.113.7', outside)).toEqual([200])
    expect(await statuses(backend, 1, '203.0.113.8', outside)).toEqual([429])
  })

  it('by the network in IPv6, where one subscriber has many addresses', async () => {
    await using backend = await testBackend({ trustProxy: 'loopback', limits })
    expect(await statuses(backend, 1, '2001:db8:1:1::7')).toEqual([200])
    expect(await statuses(backend, 1, '2001:db8:1:1:ffff::8')).toEqual([429])
    expect(await statuses(backend, 1, '2001:db8:1:2::7')).toEqual([200])
  })
})

it('while the event loop lags, all requests and health checks get 503, until it recovers', async () => {
  await using backend = await testBackend({ now: friday, limits: { eventLoopDelay: 1000 } })
  const before = await storedRows(backend.database)
  // Each block is longer than a sample of the plugin: the first block ends the current sample, so the next sample contains only
  // the second block.
  block(1500)
  await pause(0)
  block(2500)
  await pause(0)
  const answers = [await backend.call('GET', '/healthz'), await backend.post('/api/trials/signup', signup())]
  for (const { status, headers, body } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '10'])
    expect(body).toEqual({ detail: 'Service temporarily unavailable.', code: 'service_unavailable' })
  }
  expect(await storedRows(backend.database)).toEqual(before)
  expect(backend.logged()).toBe('')
  await expect.poll(async () => (await backend.post('/api/trials/signup', signup())).status).toBe(201)
  expect((await backend.call('GET', '/healthz')).status).toBe(200)
})

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
