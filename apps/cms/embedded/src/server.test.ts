import { describe, expect, it } from 'vitest'
import { createContentStore } from './content-store.ts'
import { createContentService } from './server.ts'
import { contentOnDisk } from './testing/content-on-disk.ts'
import { validDocuments, articleFile } from './testing/document-files.ts'

async function service(files: Record<string, string> = validDocuments) {
  using disk = contentOnDisk(files)
  return createContentService(
    await createContentStore(disk.folder, { log: () => undefined, now: () => 0 }),
    disk.folder,
  )
}

const footer = '/api/index?populate[Footer][populate]=*&locale=en'

it('the footer equals the recorded reference', async () => {
  expect((await (await service()).inject(footer)).json()).toEqual({
    data: {
      id: 1,
      attributes: {
        locale: 'en',
        Footer: [{ id: 1, title: 'Research', group: [{ id: 1, name: 'Studies', link: '/clinical-trials', text: '' }] }],
      },
    },
    meta: {},
  })
})

describe('a conditional request', () => {
  it.each([
    ['with the current tag gets no body', (tag: string) => tag, 304],
    ['with the current tag among others gets no body', (tag: string) => `"x", W/${tag}`, 304],
    ['with any tag gets no body', () => '*', 304],
    ['with another tag gets the content', () => '"x"', 200],
  ])('%s', async (_, condition, status) => {
    const app = await service()
    const { headers } = await app.inject(footer)
    const again = await app.inject({ url: footer, headers: { 'if-none-match': condition(String(headers.etag)) } })
    expect([again.statusCode, again.headers.etag, again.body.length > 0]).toEqual([
      status,
      headers.etag,
      status === 200,
    ])
  })

  it('gets a new tag as soon as the content changes', async () => {
    const other = { ...validDocuments, 'en/articles/sleep.md': articleFile({ title: 'Sleep well' }) }
    const [before, after] = [await service(), await service(other)]
    const etags = await Promise.all(
      [before, after].map(async (app) => (await app.inject('/api/get-articles?locale=en')).headers.etag),
    )
    expect(new Set(etags).size).toBe(2)
  })
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is not allowed', async (method) => {
  const answer = await (await service()).inject({ method, url: footer })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(answer.json()).toMatchObject({ data: null, error: { status: 405 } })
})

it('HEAD has the same status and headers as GET', async () => {
  const answer = await (await service()).inject({ method: 'HEAD', url: footer })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
})

it.each(['/api/articles?x=1', '/api/%zz', '/uploads/..%2Ffooter.yaml'])('%s is refused', async (url) => {
  const answer = await (await service()).inject(url)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { data: null, error: { status: 400 } }])
})

it.each([
  '/',
  '/api',
  '/api/users',
  '/api/index/1',
  '/api/articles/1',
  '/api/__proto__',
  '/admin',
  '/api/../../etc/passwd',
  '/uploads/',
  '/uploads/nothing.webp',
])('%s is not found', async (url) => {
  const answer = await (await service()).inject(url)
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { data: null, error: { name: 'NotFoundError' } }])
})

it.each([
  ['populate=*', ['author', 'body', 'short']],
  ['populate[0]=author&populate[1]=short', ['author', 'short']],
  ['populate[author][populate]=*', ['author']],
  ['', []],
])('the query %j populates only the fields that it names', async (query, names) => {
  const answer = (await (await service()).inject(`/api/articles?locale=en&${query}`)).json()
  expect(
    Object.keys(answer.data[0].attributes)
      .filter((name) => /author|body|short/.test(name))
      .sort(),
  ).toEqual(names)
})

it('a defect is answered with status 500 and no details', async () => {
  const app = createContentService(() => Promise.reject(new Error('/home/somebody/secret')), '')
  const answer = await app.inject(footer)
  expect([answer.statusCode, answer.body]).toEqual([500, expect.not.stringContaining('secret')])
})
