import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventually } from '@clairmemoire/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forwardingLimits } from '../forwarding/forwarding-limit.ts'
import { readSettings } from '../settings.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const id = '0'.repeat(32)
const report = {
  event_id: id,
  timestamp: 1,
  transaction: '/about-us',
  exception: { values: [{ type: 'TypeError', value: 'Camille' }] },
  user: { email: 'camille@exemple.example' },
}

const received: { path: string | undefined; auth: unknown; lines: unknown[] }[] = []
const service = createServer((request, response) => {
  void text(request).then((body) => {
    const lines = body.split('\n').map((line): unknown => JSON.parse(line))
    received.push({ path: request.url, auth: request.headers['x-sentry-auth'], lines })
    response.writeHead(500).end('<p>')
  })
})

let site: TestSite
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  site = await startTestSite({ SENTRY_DSN: `http://key@127.0.0.1:${port}/42` })
})
afterAll(async () => {
  await site.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})
beforeEach(() => received.splice(0))

const envelope = (...items: readonly unknown[]) =>
  [{ event_id: id, dsn: 'https://other@evil.example/1' }, ...items].map((line) => JSON.stringify(line)).join('\n')

const send = (body: string, headers: Record<string, string> = {}) =>
  site.fetch('/e/', { method: 'POST', body, headers: { origin: site.origin, ...headers } })

test('a report is forwarded to the project of the operator, with allowed fields only', async () => {
  expect((await send(envelope({ type: 'event' }, report))).status).toBe(204)
  await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
  const [{ path, auth, lines } = { path: '', auth: '', lines: [] }] = received
  expect([path, auth]).toEqual([
    '/api/42/envelope/',
    'Sentry sentry_version=7, sentry_client=clairmemoire/1, sentry_key=key',
  ])
  expect(lines[1]).toEqual({ type: 'event' })
  expect(lines[2]).toMatchObject({ event_id: id, transaction: '/about-us' })
  expect(JSON.stringify(lines)).not.toMatch(/amille|evil/)
})

/** Sends two further reports, the second after the first has arrived, and returns the reports that Sentry received before them. */
async function passedOnBefore(): Promise<unknown[]> {
  const further = ['1', '2'].map((digit) => digit.repeat(32))
  const isFurther = ({ lines }: { lines: unknown[] }) => further.some((each) => JSON.stringify(lines).includes(each))
  for (const [index, each] of further.entries()) {
    await send(envelope({ type: 'event' }, { ...report, event_id: each }))
    await vi.waitFor(() => expect(received.filter(isFurther)).toHaveLength(index + 1), eventually)
  }
  return received.filter((call) => !isFurther(call))
}

describe('nothing is forwarded', () => {
  test.each([
    'not JSON',
    '',
    envelope({ type: 'session' }, { sid: id }),
    envelope({ type: 'attachment' }, 'answers'),
    envelope({ type: 'event' }, { event_id: id }),
  ])('if the body is %j', async (body) => {
    expect((await send(body)).status).toBe(204)
    expect(await passedOnBefore()).toEqual([])
  })

  test('if another site sends the report', async () => {
    expect((await send(envelope({ type: 'event' }, report), { origin: 'https://evil.example' })).status).toBe(403)
    expect(await passedOnBefore()).toEqual([])
  })
})

test.each(['sentry', 'https://errors.example/1', 'https://key@errors.example/', 'ftp://key@errors.example/1'])(
  'an invalid DSN prevents the start, with one sentence: %s',
  (text) => {
    expect(() => readSettings({ SENTRY_DSN: text })).toThrow('SENTRY_DSN')
  },
)

test('the reports of one address are limited, without affecting others', async () => {
  const noise = { 'x-forwarded-for': '192.0.2.7' }
  const many = envelope(...Array.from({ length: 9 }, () => [{ type: 'event' }, report]).flat())
  for (let sent = 0; sent < forwardingLimits.perNetwork + 90; sent += 9) await send(many, noise)
  const own = { ...report, transaction: '/trial-finder' }
  await send(envelope({ type: 'event' }, own), { 'x-forwarded-for': '192.0.2.8' })
  const of = (page: string) => received.filter(({ lines }) => JSON.stringify(lines).includes(page)).length
  await vi.waitFor(() => expect(of('/trial-finder')).toBe(1), eventually)
  expect(of('/about-us')).toBeLessThanOrEqual(forwardingLimits.perNetwork)
})

const startFailed = (userAgent: string, headers: Record<string, string> = {}) =>
  site.fetch('/e/start', { method: 'POST', headers: { origin: site.origin, 'user-agent': userAgent, ...headers } })

test.each([
  [
    'Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
    'Safari 15.6',
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.5414.168 Safari/537.36',
    'Chrome 109',
  ],
  ['Mozilla/5.0 Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140', 'Edge 109'],
  ['Mozilla/5.0 SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36', 'Samsung Internet 21'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox 115'],
  ['Camille-Exemple', 'other'],
])('a form that did not open is reported with the browser and nothing else: %s', async (userAgent, browser) => {
  expect((await startFailed(userAgent, { referer: `${site.origin}/Camille` })).status).toBe(204)
  await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
  expect(received[0]?.lines[2]).toEqual({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    timestamp: expect.any(Number),
    platform: 'javascript',
    level: 'error',
    exception: { values: [{ type: 'FailedStart', value: browser }] },
  })
})

test('another site cannot report that a form did not open', async () => {
  expect((await startFailed('Firefox/115.0', { origin: 'https://evil.example' })).status).toBe(403)
})
