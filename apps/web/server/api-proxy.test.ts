import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from './testing/test-site.ts'

let backend: Server
let backendUrl: string
let site: TestSite
let siteWithoutBackend: TestSite

/** Answers what it was asked, so that a test can look at it. */
function mirror(): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(request.url === '/api/gone/' ? 404 : 201, { 'content-type': 'application/json' })
      const body = Buffer.concat(chunks).toString()
      response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }))
    })
  })
}

beforeAll(async () => {
  backend = mirror()
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready))
  const address = backend.address()
  const port = typeof address === 'object' ? address?.port : undefined
  backendUrl = `http://127.0.0.1:${port}`
  site = await startTestSite({ BACKEND_URL: backendUrl })
  siteWithoutBackend = await startTestSite({ BACKEND_URL: 'http://127.0.0.1:9' })
})
afterAll(async () => {
  await Promise.all([site.close(), siteWithoutBackend.close()])
  backend.close()
})

const post = (body: BodyInit) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } })

test('a request reaches the backend as it is, with the address of the visitor', async () => {
  const request = post('{"a":1}')
  const response = await site.ask('/api/trials/signup?x=1', {
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': '203.0.113.7', 'x-csrftoken': 'token' },
  })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    method: 'POST',
    url: '/api/trials/signup?x=1',
    body: '{"a":1}',
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-csrftoken': 'token', 'content-type': 'application/json' },
  })
})

describe('what a visitor says of the way here', () => {
  const claimed = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'other.example',
  }
  const forwarded = async (asked: TestSite) => {
    const { headers } = await (await asked.ask('/api/x', { headers: claimed })).json()
    return Object.keys(claimed).map((name) => headers[name])
  }

  test('is passed on when a trusted proxy says it', async () => {
    expect(await forwarded(site)).toEqual(['203.0.113.7', 'https', 'other.example'])
  })

  test('is replaced by what the site sees when no proxy is trusted', async () => {
    const open = await startTestSite({ TRUST_PROXY: 'false', BACKEND_URL: backendUrl })
    expect(await forwarded(open)).toEqual(['127.0.0.1', 'http', expect.stringMatching(/^127\.0\.0\.1:\d+$/)])
    await open.close()
  })
})

test('what the backend answers is handed on, whatever its status', async () => {
  expect((await site.ask('/api/gone/')).status).toBe(404)
})

describe('a body over 1 MiB', () => {
  const large = 'x'.repeat(1024 * 1024 + 1)

  test('is refused by its length', async () => {
    const response = await site.ask('/api/trials/signup', post(large))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ detail: 'Request body is too large.', code: 'payload_too_large' })
  })

  test('is refused when it comes in chunks without a length', async () => {
    const stream = new Blob([large]).stream()
    const response = await site.ask('/api/trials/signup', { ...post(stream), duplex: 'half' } as RequestInit)
    expect(response.status).toBe(413)
  })
})

test('while the backend is down the site says so in the words of the contract', async () => {
  const response = await siteWithoutBackend.ask('/api/survey/trial-finder/')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.json()).toEqual({ detail: 'Service temporarily unavailable.', code: 'service_unavailable' })
})
