import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const received: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] = []
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  js: 'text/javascript; charset=utf-8',
  mjs: 'application/javascript',
  css: 'text/css',
  html: 'text/html',
  xml: 'application/xml',
}

let service: Server
let site: TestSite
let siteAlone: TestSite

beforeAll(async () => {
  service = createServer(({ method, url, headers }, response) => {
    received.push({ method, url, headers })
    const [, ending = ''] = /\.(\w+)$/.exec(url ?? '') ?? []
    const type = types[ending] ?? 'application/json'
    response.writeHead(url?.includes('broken') ? 500 : 200, {
      'content-type': type,
      etag: '"one"',
      'set-cookie': 'editor=1',
      'x-powered-by': 'a CMS',
    })
    response.end('{"data":null}')
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : undefined
  site = await startTestSite({ CMS_URL: `http://127.0.0.1:${port}` })
  siteAlone = await startTestSite({ CMS_URL: 'http://127.0.0.1:9' })
})
afterAll(async () => {
  await Promise.all([site.close(), siteAlone.close()])
  service.close()
})

test('a document is served by the origin of the site, and no visitor data reaches the service', async () => {
  const headers = { cookie: 'lang=fr; session=secret', authorization: 'Bearer me', 'x-forwarded-for': '203.0.113.7' }
  const answer = await site.fetch('/cms/api/articles?locale=fr', { headers })
  expect(await answer.json()).toEqual({ data: null })
  const { url, headers: passed } = received.at(-1) ?? { headers: {} }
  expect(url).toBe('/api/articles?locale=fr')
  expect(JSON.stringify(passed)).not.toMatch(/secret|Bearer|203\.0\.113\.7/)
})

test('the visitor gets the document, but no cookie or other header of the service that pages do not need', async () => {
  const { headers } = await site.fetch('/cms/api/articles')
  expect(headers.get('etag')).toBe('"one"')
  expect([headers.get('set-cookie'), headers.get('x-powered-by')]).toEqual([null, null])
})

test('a document is revalidated each time, a file once a minute, and a failure is not cached', async () => {
  const cachingOf = async (path: string) => (await site.fetch(path)).headers.get('cache-control')
  expect(await cachingOf('/cms/api/articles')).toBe('no-cache')
  expect(await cachingOf('/cms/uploads/brain.svg')).toBe('public, max-age=60')
  expect(await cachingOf('/cms/api/broken')).toBe('no-store')
  expect(await cachingOf('/cms/uploads/broken.svg')).toBe('no-store')
})

test("an editor's file is isolated: no code in it is executed", async () => {
  const { headers } = await site.fetch('/cms/uploads/brain.svg')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/cms/admin', '/cms/', '/cms/api/../admin', '/cms/content-manager/x'])(
  '%s of the service is not reachable',
  async (path) => {
    const before = received.length
    expect([404, 400]).toContain((await site.fetch(path)).status)
    expect(received).toHaveLength(before)
  },
)

test('the proxy accepts no writes', async () => {
  const before = received.length
  expect((await site.fetch('/cms/api/articles', { method: 'POST', body: '{}' })).status).toBe(405)
  expect(received).toHaveLength(before)
})

test('while the service is down the response has the shape of its errors', async () => {
  const answer = await siteAlone.fetch('/cms/api/articles')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await answer.json()).toMatchObject({ data: null, error: { status: 503 } })
})

test.each([
  ['svg', 'image/svg+xml'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['js', 'application/octet-stream'],
  ['mjs', 'application/octet-stream'],
  ['css', 'application/octet-stream'],
  ['html', 'application/octet-stream'],
  ['xml', 'application/octet-stream'],
])('a file .%s of an editor is served as %s, because pages must not run uploads', async (ending, type) => {
  expect((await site.fetch(`/cms/uploads/brain.${ending}`)).headers.get('content-type')).toBe(type)
})
