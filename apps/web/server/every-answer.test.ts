import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Family, host, kinds, ofBackend } from './testing/kinds-of-answer.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

/** A backend, a content service and measurement services, which respond with the status in the address. */
const services = createServer((request, response) => {
  const status = Number(/\/status\/(\d+)/.exec(request.url ?? '')?.[1] ?? 200)
  request.resume().once('end', () => {
    response.writeHead(status, {
      'content-type': request.url?.endsWith('.svg') ? 'image/svg+xml' : 'application/json',
      ...(request.url?.endsWith('/login/') ? { 'set-cookie': ofBackend } : {}),
    })
    response.end(status === 204 ? undefined : '{"data":null}')
  })
})

let site: TestSite
let siteAlone: TestSite
beforeAll(async () => {
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  site = await startTestSite({
    BACKEND_URL: url,
    CMS_URL: url,
    MATOMO_URL: url,
    MATOMO_SITE_ID: '7',
    POSTHOG_URL: url,
    POSTHOG_KEY: 'key',
    SENTRY_DSN: `${url.replace('://', '://key@')}/42`,
  })
  siteAlone = await startTestSite({ BACKEND_URL: 'http://127.0.0.1:9', CMS_URL: 'http://127.0.0.1:9' })
})
afterAll(async () => {
  await Promise.all([site.close(), siteAlone.close()])
  services.closeAllConnections()
  await new Promise((resolve) => services.close(resolve))
})

const ofFiles = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const ofPages = {
  ...ofFiles,
  'content-security-policy': [
    "default-src 'none'",
    ...['script', 'style', 'img', 'font', 'connect', 'manifest'].map((kind) => `${kind}-src 'self'`),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

const ofContent = { ...ofFiles, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

const families: Record<Family, object> = { ofPages, ofFiles, ofContent }

/** The names of all security headers. A header that is not expected must be absent. */
const names = Object.keys(ofPages)

const securityOf = (headers: Headers) =>
  Object.fromEntries(names.flatMap((name) => (headers.get(name) === null ? [] : [[name, headers.get(name)]])))

const by = (scheme: string, { headers, ...request }: RequestInit = {}): RequestInit & { host: string } => ({
  ...request,
  host,
  headers: { ...(headers as Record<string, string>), 'x-forwarded-proto': scheme },
})

test.each(kinds)('$what ($path) responds with $status', async ({ path, status, family, request, cookies }) => {
  const answer = await site.fetch(path, by('https', request))
  expect(answer.status).toBe(status)
  expect(securityOf(answer.headers)).toEqual(families[family])
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(answer.headers.getSetCookie()).toEqual(cookies)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(answer.headers.get(name)).toBeNull()
})

describe('by http', () => {
  test.each(kinds.filter(({ path }) => !path.startsWith('/api/')))(
    '$what ($path) has the same headers, but no HSTS',
    async ({ path, family, request, cookies }) => {
      const { headers } = await site.fetch(path, by('http', request))
      expect(securityOf(headers)).toEqual(families[family])
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.getSetCookie()).toHaveLength(cookies.length)
      expect(headers.getSetCookie().join()).not.toContain('Secure')
    },
  )
})

describe('while nothing behind the site responds', () => {
  test.each([
    ['/', 200, 'ofPages'],
    ['/api/survey/trial-finder/', 503, 'ofPages'],
    ['/cms/api/articles', 503, 'ofContent'],
  ] as const)('%s responds with %i', async (path, status, family) => {
    const answer = await siteAlone.fetch(path, by('https'))
    expect([answer.status, securityOf(answer.headers)]).toEqual([status, families[family]])
  })
})

describe('a malformed request', () => {
  test.each([
    ['GET\tHTTP/1.1', 400],
    ['FOO / HTTP/1.1', 400],
    ['GET / HTTP/1.1\r\nContent-Length: x', 400],
    [`GET / HTTP/1.1\r\nX-Text: ${'x'.repeat(20_000)}`, 431],
    ['GET http://x/api/survey HTTP/1.1', 400],
    ['GET * HTTP/1.1', 404],
    ['GET / HTTP/1.1\r\nExpect: more', 200],
    ['POST / HTTP/1.1\r\nExpect: 100-continue, more\r\nContent-Length: 0', 405],
  ])('%j gets the headers of every response', async (head, status) => {
    const answer = await rawRequest(site.origin, head)
    expect([answer.status, securityOf(answer.headers)]).toEqual([status, ofPages])
  })

  test('gets the headers of every response even without a host', async () => {
    const answer = await rawRequest(site.origin, 'GET / HTTP/1.1', '', '')
    expect([answer.status, securityOf(answer.headers)]).toEqual([400, ofPages])
  })
})

describe('a body for the backend', () => {
  test.each(['text/plain', 'text/plain; application/json', 'text/plain;x', 'application/json;', 'a/b; charset'])(
    'of type %j is validated by the backend only',
    async (type) => {
      const request = { method: 'POST', body: '{}', headers: { 'content-type': type } }
      expect((await site.fetch('/api/status/415/', by('https', request))).status).toBe(415)
    },
  )
})

describe('a tool that looks for bypasses of a policy', () => {
  const findingsOf = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH_MAYBE)

  test.each([ofPages, ofContent])('finds none in $content-security-policy', (family) => {
    expect(findingsOf(family['content-security-policy'])).toEqual([])
  })

  test('finds a bypass in an unsafe policy', () => {
    expect(findingsOf("script-src 'self' 'unsafe-inline'")).not.toEqual([])
  })
})
