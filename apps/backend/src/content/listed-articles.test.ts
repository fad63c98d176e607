import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Unavailable } from '../platform/contract/failures.ts'
import { listedArticles } from './listed-articles.ts'

const minute = 60_000
const entry = {
  slug: 'sommeil',
  title: 'Sommeil',
  description: 'Dormir.',
  topics: ['memory'],
  publishedOn: '2026-11-01',
  reviewedOn: '2026-11-10',
  readingMinutes: 3,
  sample: true,
}

/** A content service with configured responses, and the cached list in front of it with a test clock. */
const service = { status: 200, body: '', asked: 0 }
let server: Server
let now: number
let reported: string[]
let slugs: () => Promise<string[]>

beforeEach(async () => {
  Object.assign(service, { status: 200, body: JSON.stringify([entry]), asked: 0 })
  server = createServer((_request, response) => {
    service.asked += 1
    response.writeHead(service.status, { 'content-type': 'application/json' }).end(service.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  now = 1000
  reported = []
  const listeners = { begins: (state: string) => reported.push(state), ends: () => undefined }
  const articles = listedArticles(origin, listeners, { ...performance, now: () => now })
  slugs = async () => (await articles('fr')).map(({ slug }) => slug)
})
afterEach(() => server.close())

it('the list is read once a minute, whatever the number of requests', async () => {
  expect(await Promise.all([slugs(), slugs()])).toEqual([['sommeil'], ['sommeil']])
  await slugs()
  expect(service.asked).toBe(1)
  service.body = JSON.stringify([{ ...entry, slug: 'humeur' }])
  now += minute + 1
  expect(await slugs()).toEqual(['humeur'])
})

it.each([
  ['fails', { status: 500 }],
  ['is locked', { status: 401 }],
  ['sends a truncated response', { body: '[{"slug":"som' }],
  ['sends an HTML page', { body: '<h1>Maintenance</h1>' }],
])(
  'the list is served while the service %s, and the service is asked again only after some seconds',
  async (_, failure) => {
    await slugs()
    Object.assign(service, failure)
    now += minute + 1
    for (let readers = 0; readers < 5; readers += 1) expect(await slugs()).toEqual(['sommeil'])
    expect([service.asked, reported]).toEqual([2, ['content service fails']])
    Object.assign(service, { status: 200, body: JSON.stringify([{ ...entry, slug: 'humeur' }]) })
    now += 6000
    expect(await slugs()).toEqual(['humeur'])
  },
)

it('the list is unavailable until it was read once', async () => {
  service.status = 503
  await expect(slugs()).rejects.toThrow(Unavailable)
})
