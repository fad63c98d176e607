import { createServer, type Server } from 'node:http'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proxyApi } from './api-proxy.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

let backend: Server
let backendUrl: string
let site: TestSite
let siteWithoutBackend: TestSite

/** Echoes each request, so that a test can inspect it. */
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

/** A site in front of this backend; both end with the test. */
async function siteOver(server: Server): Promise<TestSite & AsyncDisposable> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const own = await startTestSite({
    BACKEND_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`,
  })
  return {
    ...own,
    async [Symbol.asyncDispose]() {
      await own.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

const json = { 'content-type': 'application/json' }
const post = (body: BodyInit) => ({ method: 'POST', body, headers: json })

test('the proxy records whether the backend responds; an invalid request does not count as a failure', async () => {
  const noticed: string[] = []
  const watch = { answers: () => void noticed.push('answers'), fails: () => void noticed.push('fails') }
  for (const url of [backendUrl, 'http://127.0.0.1:9']) {
    const app = fastify()
    proxyApi(app, url, watch)
    await app.inject('/api/survey/trial-finder/')
    await app.inject({ method: 'POST', url: '/api/x', payload: 'x'.repeat(2 * 1024 * 1024), headers: json })
    await app.close()
  }
  expect(noticed).toEqual(['answers', 'fails'])
})

test('events of the desk are passed on one by one and uncompressed, and the stream ends when the site stops', async () => {
  const backend = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      .write('data: changed\n\n')
  })
  const own = await siteOver(backend)
  const headers = { 'accept-encoding': 'br, gzip' }
  const response = await own.fetch('/api/desk/changes/', { headers })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: changed\n\n')
  const end = reader?.read().catch(String)
  await own[Symbol.asyncDispose]()
  expect(await end).toContain('terminated')
})

test('a request reaches the backend unchanged, with the address of the visitor', async () => {
  const request = post('{"a":1}')
  const response = await site.fetch('/api/trials/signup?x=1', {
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

describe('the forwarding headers of a visitor', () => {
  const claimed = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'other.example',
  }
  const forwarded = async (site: TestSite) => {
    const { headers } = await (await site.fetch('/api/x', { headers: claimed })).json()
    return Object.keys(claimed).map((name) => headers[name])
  }

  test('are passed on when a trusted proxy sent them', async () => {
    expect(await forwarded(site)).toEqual(['203.0.113.7', 'https', 'other.example'])
  })

  test('are replaced when no proxy is trusted', async () => {
    const open = await startTestSite({ TRUST_PROXY: 'false', BACKEND_URL: backendUrl })
    expect(await forwarded(open)).toEqual(['127.0.0.1', 'http', expect.stringMatching(/^127\.0\.0\.1:\d+$/)])
    await open.close()
  })
})

describe.each(['Keep-Alive: timeout=5', 'Upgrade: h2c', 'Expect: 100-continue', 'Trailer: x', 'TE: trailers'])(
  'a request with the hop-by-hop header %s',
  (header) => {
    test('reaches the backend without that header', async () => {
      const { status, body } = await rawRequest(site.origin, `GET /api/x HTTP/1.1\r\n${header}`)
      expect(status).toBe(201)
      expect(body).toContain('"url":"/api/x"')
      expect(body).not.toContain(`"${header.split(':')[0]?.toLowerCase()}":`)
    })
  },
)

test.each([
  'GET http://x/api/survey',
  'GET HTTP://x/api',
  'POST http://x/api/survey',
  'GET /api/../api/x',
  'GET /api/./x',
  'GET /api/..',
  'GET /api/%2e%2E/secret',
  'GET /api/%2e%2e%2fsecret',
  'GET /api/..\\secret',
  'GET /api/x/%2E',
  'GET /api/..x',
])('an ambiguous address is a bad request: %s', async (target) => {
  const { status, body } = await rawRequest(site.origin, `${target} HTTP/1.1`)
  expect(status).toBe(400)
  expect(JSON.parse(body)).toEqual({ non_field_errors: [{ message: expect.any(String), code: 'invalid' }] })
})

test.each(['/api/x?next=/../..', '/api/x..', '/api/.well-known'])('%s is a valid address', async (target) => {
  expect((await rawRequest(site.origin, `GET ${target} HTTP/1.1`)).status).toBe(201)
})

test('a response of the backend is passed on, whatever its status', async () => {
  expect((await site.fetch('/api/gone/')).status).toBe(404)
})

describe('a body over 1 MiB', () => {
  const large = 'x'.repeat(1024 * 1024 + 1)

  test('is rejected by its length', async () => {
    const response = await site.fetch('/api/trials/signup', post(large))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ detail: 'Request body is too large.', code: 'payload_too_large' })
  })

  test('is rejected when it comes in chunks without a length', async () => {
    const stream = new Blob([large]).stream()
    const response = await site.fetch('/api/trials/signup', { ...post(stream), duplex: 'half' } as RequestInit)
    expect(response.status).toBe(413)
  })
})

test('a request is not retried if the backend responds with Retry-After, and the header is passed on', async () => {
  let requestCount = 0
  const overloaded = createServer((_request, response) => {
    requestCount += 1
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '10' }).end('{"code":"x"}')
  })
  await using overloadedSite = await siteOver(overloaded)
  const response = await overloadedSite.fetch('/api/survey/trial-finder/')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await response.json()).toEqual({ code: 'x' })
  expect(requestCount).toBe(1)
})

describe('a backend that closes the connection', () => {
  test.each(['GET', 'POST'])(
    'in the middle of a %s does not get the request again, because it may have handled it',
    async (method) => {
      let requestCount = 0
      const broken = createServer((request) => {
        requestCount += 1
        request.socket.destroy()
      })
      await using brokenSite = await siteOver(broken)
      const response = await brokenSite.fetch('/api/x', method === 'POST' ? post('{}') : {})
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
      expect(requestCount).toBe(1)
    },
  )
})

describe('a backend that does not respond', () => {
  const unavailable = { detail: 'Service temporarily unavailable.', code: 'service_unavailable' }

  test('does not keep visitors waiting, however many came before them', async () => {
    await using silentSite = await siteOver(createServer(() => undefined))
    // The site sends more requests than it has connections to the backend.
    const answers = await Promise.all(Array.from({ length: 200 }, () => silentSite.fetch('/api/x', post('{}'))))
    for (const answer of answers) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answers[0]?.json()).toEqual(unavailable)
  })

  test('does not keep a visitor waiting in the middle of its response', async () => {
    const cutOff = createServer((_request, response) => response.writeHead(200, { 'content-length': '9' }).write('{'))
    await using cutOffSite = await siteOver(cutOff)
    const response = await cutOffSite.fetch('/api/x')
    await expect(response.text()).rejects.toThrow('terminated')
  })
})

test('while the backend is down the site responds as the contract defines', async () => {
  const response = await siteWithoutBackend.fetch('/api/survey/trial-finder/')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.json()).toEqual({ detail: 'Service temporarily unavailable.', code: 'service_unavailable' })
})
