import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Parts, serveHealth } from './health.ts'
import { host } from './testing/kinds-of-answer.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

let statusOfBackend = 200
const receivedRequests: string[] = []
const backend = createServer((request, response) => {
  receivedRequests.push(`${request.method} ${request.url}`)
  response.writeHead(statusOfBackend).end('{"detail":"secret"}')
})

let site: TestSite
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  site = await startTestSite({ BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await site.close()
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
})

async function readiness(parts: Partial<Parts>) {
  const app = fastify()
  serveHealth(app, 'off', { pages: async () => true, backend: async () => true, ...parts })
  const { statusCode, headers, body } = await app.inject('/readyz')
  return { status: statusCode, headers, body: JSON.parse(body) as unknown }
}

describe('the health checks of the site', () => {
  afterEach(() => {
    receivedRequests.splice(0)
    vi.useRealTimers()
  })

  test('report liveness without a request to the backend', async () => {
    const answer = await site.fetch('/healthz')
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok', sms: 'off' }])
    expect(receivedRequests).toEqual([])
  })

  test('report the caller as a trusted proxy forwards it, and ignore headers of other callers', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'clinique.fr',
    }
    const seenBy = async ({ fetch }: TestSite) => (await (await fetch('/healthz', { headers })).json()).seen
    expect(await seenBy(site)).toEqual({ protocol: 'https', host: 'clinique.fr', address: '203.0.113.7' })
    const open = await startTestSite({ TRUST_PROXY: 'false' })
    expect(await seenBy(open)).toEqual({ protocol: 'http', host: new URL(open.origin).host })
    await open.close()
  })

  test('report readiness when pages can be rendered and the backend could store a request', async () => {
    const answer = await site.fetch('/readyz')
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', pages: true, backend: true }])
    expect(receivedRequests).toEqual(['GET /readyz'])
  })

  test.each(['/healthz', '/readyz'])('respond to %s without a page, neither cached nor indexed', async (path) => {
    const { headers } = await site.fetch(path, { host })
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  test('call the backend at most once a second, however often they are requested', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const app = fastify()
    const backendIsAsked = vi.fn<Parts['backend']>(async () => true)
    serveHealth(app, 'off', { pages: async () => true, backend: backendIsAsked })
    const askOften = () => Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
    const answers = [...(await askOften()), ...(await askOften())]
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(backendIsAsked).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    await askOften()
    expect(backendIsAsked).toHaveBeenCalledTimes(2)
  })
})

test('do not serve metrics on the site', async () => {
  for (const path of ['/metrics', '/api/../metrics']) expect((await site.fetch(path)).status).toBe(404)
})

describe('a site that is not ready', () => {
  test.each<[string, Partial<Parts>, object]>([
    ['its backend, which reports it', { backend: async () => false }, { pages: true, backend: false }],
    [
      'its backend, which is down',
      { backend: () => Promise.reject(new Error('secret')) },
      { pages: true, backend: false },
    ],
    ['its pages', { pages: () => Promise.reject(new Error('secret')) }, { pages: false, backend: true }],
  ])('says that it lacks %s, and nothing else', async (_what, parts, lacks) => {
    const { status, headers, body } = await readiness(parts)
    expect([status, body]).toEqual([503, { status: 'not ready', ...lacks }])
    expect(headers['retry-after']).toBe('10')
  })

  test('is still alive if its backend cannot store a request', async () => {
    const alone = await startTestSite({ BACKEND_URL: 'http://127.0.0.1:9' })
    const answers = await Promise.all(['/healthz', '/readyz'].map((path) => alone.fetch(path)))
    await alone.close()
    expect(answers.map(({ status }) => status)).toEqual([200, 503])
  })
})
