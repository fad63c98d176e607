import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { hostName } from '@clairmemoire/domain/product'
import { eventually } from '@clairmemoire/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forwardingLimits } from '../forwarding/forwarding-limit.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const host = `${hostName}.fr`
const page = '01a20737-5fe7-7303-b5d8-13c9e21d5e9d'
const visitor = '677b8035972bf40f'

const received: { path: string | undefined; body: string }[] = []
/** The response of the service: `after` is in milliseconds, and without a status the connection is closed. */
interface Answer {
  status?: number
  after?: number
  location?: string
}

const fine: Answer = { status: 200 }
let answerWith = fine
const service = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ path: request.url, body })
    const { status, after = 0, location } = answerWith
    if (status === undefined) request.socket.destroy()
    else {
      const headers = { 'content-type': 'text/html', ...(location ? { location } : {}) }
      setTimeout(() => response.writeHead(status, headers).end('<p>'), after)
    }
  })
})

let site: TestSite
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  site = await startTestSite({ MATOMO_URL: url, MATOMO_SITE_ID: '7', POSTHOG_URL: url, POSTHOG_KEY: 'key' })
})
afterAll(async () => {
  await site.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})
beforeEach(() => {
  received.splice(0)
  answerWith = fine
})

const send = (path: string, sent: unknown, headers: Record<string, string> = {}, at = host) =>
  site.fetch(`/t/${path}`, {
    host: at,
    method: 'POST',
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    headers: {
      origin: `http://${at}`,
      'content-type': 'application/json',
      cookie: 'csrftoken=secret; reading=a-plus',
      referer: `http://${at}/essais-cliniques?age=72`,
      'user-agent': 'Mozilla/5.0 of Camille',
      ...headers,
    },
  })

const view = { kind: 'view', route: '/about-us', language: 'fr' }
const click = { kind: 'click', event: 'Consult', from_page: 'Navbar', language: 'fr' }
const event = (name: string, properties: object) => ({
  batch: [{ event: name, uuid: page, properties: { token: 'site', distinct_id: page, ...properties } }],
})

test('a view is forwarded as a page of the site and nothing else', async () => {
  expect((await send('audience', { ...view, email: 'camille@exemple.example' })).status).toBe(204)
  await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
  expect(received[0]?.path).toBe('/matomo.php')
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    lang: 'fr',
    url: `http://${host}/about-us`,
  })
})

test('a press is forwarded with the visitor id after consent', async () => {
  await send('tracking', { ...click, visitor })
  await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toMatchObject({
    e_c: 'Navbar',
    e_a: 'Consult',
    e_n: 'fr',
    _id: visitor,
  })
})

test("data added by PostHog's library is not forwarded", async () => {
  const added = { $current_url: `http://${host}/?name=Camille`, $referrer: 'x', $set: { email: 'camille' }, note: 'y' }
  expect(
    await (await send('product/e/', event('Consult', { ...added, language: 'fr', from_page: 'Navbar' }))).json(),
  ).toEqual({
    status: 1,
  })
  await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    api_key: 'key',
    batch: [
      {
        uuid: page,
        event: 'Consult',
        distinct_id: page,
        properties: {
          language: 'fr',
          from_page: 'Navbar',
          $process_person_profile: false,
          $geoip_disable: true,
          $ip: '0.0.0.0',
        },
      },
    ],
  })
})

test('measurements queued when a page was left are forwarded with an id of that page only', async () => {
  const noise = { kind: 'click', event: 'Score 12', from_page: 'Navbar', language: 'fr' }
  expect((await send('product/left', [{ ...view, email: 'camille' }, click, noise, null])).ok).toBe(true)
  await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
  const { batch } = JSON.parse(received[0]?.body ?? '')
  const hidden = { $process_person_profile: false, $geoip_disable: true, $ip: '0.0.0.0' }
  const number = batch[0].distinct_id
  const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(number).toEqual(uuid)
  expect(batch).toEqual([
    { uuid, event: '$pageview', distinct_id: number, properties: { language: 'fr', route: '/about-us', ...hidden } },
    { uuid, event: 'Consult', distinct_id: number, properties: { language: 'fr', from_page: 'Navbar', ...hidden } },
  ])
})

/** Sends two further views, the second after the first has arrived, and returns the calls that the service received before them. */
async function passedOnBefore(): Promise<string[]> {
  const further = ['/cookies', '/legal']
  const isFurther = ({ body }: { body: string }) =>
    further.some((route) => new URLSearchParams(body).get('url') === `http://${host}${route}`)
  for (const [index, route] of further.entries()) {
    await send('audience', { ...view, route })
    await vi.waitFor(() => expect(received.filter(isFurther)).toHaveLength(index + 1), eventually)
  }
  return received.filter((call) => !isFurther(call)).map(({ body }) => body)
}

describe('nothing is forwarded', () => {
  test.each<[string, unknown]>([
    ['audience', { ...view, route: '/votre-demande' }],
    ['audience', { ...view, route: '/your-request' }],
    ['audience', { ...view, route: '/trial-finder' }],
    ['audience', { ...view, route: '/recommendations' }],
    ['audience', { ...view, route: '/about-us?x=1' }],
    ['audience', { ...view, route: 'https://evil.example' }],
    ['audience', { ...view, language: 'de' }],
    ['audience', click],
    ['audience', null],
    ['audience', 'not JSON'],
    ['audience', [view]],
    ['tracking', click],
    ['tracking', { ...click, visitor: 'camille@exemple' }],
    ['tracking', { ...click, visitor, event: 'Score 12' }],
    ['tracking', { ...click, visitor, from_page: '/recommendations' }],
    ['product/e/', event('$identify', { language: 'fr' })],
    ['product/e/', event('Consult', { language: 'fr', from_page: 'Result' })],
    ['product/e/', event('$pageview', { language: 'fr', route: '/recommendations' })],
    [
      'product/e/',
      { batch: [{ event: 'Consult', properties: { distinct_id: 'camille', language: 'fr', from_page: 'Navbar' } }] },
    ],
    ['product/flags/', { token: 'site' }],
  ])('of a body sent to %s as %j', async (path, sent) => {
    expect((await send(path, sent)).ok).toBe(true)
    expect(await passedOnBefore()).toEqual([])
  })

  test.each(['https://evil.example', ''])('from another site: %j', async (origin) => {
    expect((await send('audience', view, { origin })).status).toBe(403)
    expect(await passedOnBefore()).toEqual([])
  })

  test.each([`staging.${host}`, `${host}.evil.example`, `www.${host}`, 'localhost'])(
    'from %s, which is not a production host',
    async (other) => {
      expect((await send('audience', view, {}, other)).status).toBe(204)
      expect(await passedOnBefore()).toEqual([])
    },
  )
})

test.each<[string, unknown]>([
  ['audience', view],
  ['tracking', { ...click, visitor }],
  ['product/e/', event('Consult', { language: 'fr', from_page: 'Navbar' })],
])(
  'whatever the outcome of a call to %s, the page gets its response at once and no retry follows',
  async (path, sent) => {
    const answers: Answer[] = [
      { status: 500 },
      { status: 200, after: 2_000 },
      {},
      { status: 307, location: '/elsewhere' },
    ]
    for (const [index, answer] of answers.entries()) {
      answerWith = answer
      expect((await send(path, sent)).ok).toBe(true)
      await vi.waitFor(() => expect(received).toHaveLength(index + 1), eventually)
    }
    answerWith = fine
    await send('audience', view)
    await vi.waitFor(() => expect(received).toHaveLength(answers.length + 1), eventually)
    expect(received.map((call) => call.path)).not.toContain('/elsewhere')
  },
)

test('a body of more than four kilobytes is rejected', async () => {
  expect((await send('audience', 'x'.repeat(5_000))).status).toBe(413)
})

test('the events of one address are limited, without affecting others', async () => {
  const { perNetwork } = forwardingLimits
  const noise = { 'x-forwarded-for': '192.0.2.7' }
  for (let sent = 0; sent < perNetwork + 100; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => send('audience', view, noise)))
  expect((await send('audience', view, noise)).status).toBe(204)
  await send('audience', { ...view, route: '/offers/consultation' }, { 'x-forwarded-for': '192.0.2.8' })
  await vi.waitFor(() => expect(received.some(({ body }) => body.includes('consultation'))).toBe(true), eventually)
  expect(received.filter(({ body }) => body.includes('about-us')).length).toBeLessThanOrEqual(perNetwork)
})
