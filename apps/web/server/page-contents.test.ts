import { hostName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articles, contentWith, sleep } from '../src/features/articles/testing/sample-articles.ts'
import { contentWithPage, samplePage } from '../src/features/documents/testing/sample-page.ts'
import { type PageContents, contentsElementId } from '../src/platform/page-contents/contents.ts'
import { contentWithStudies } from '../src/testing/sample-studies.ts'
import { publishedPath } from './content/content-proxy.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

let article = sleep
let site: TestSite
let siteWithoutService: TestSite
beforeAll(async () => {
  const content = {
    ...contentWithStudies('fr'),
    page: contentWithPage(samplePage, 'fr').page,
    articles: contentWith(articles).articles,
    article: async (slug: string) => (slug === article.slug ? article : undefined),
  }
  site = await startTestSite({ CMS_WEBHOOK_SECRET: 'between us' }, content)
  siteWithoutService = await startTestSite()
})
afterAll(() => Promise.all([site.close(), siteWithoutService.close()]))

const getContents = (page: string, on = site, visitor = {}) =>
  on.fetch(`/page-contents.json?page=${encodeURIComponent(page)}`, visitor)
const contentsOf = async (page: string): Promise<PageContents> => (await getContents(page)).json()

async function embeddedIn(page: string): Promise<PageContents> {
  const html = await (await site.fetch(page)).text()
  const [, text = ''] = new RegExp(`id="${contentsElementId}">(.*?)</script>`, 's').exec(html) ?? []
  return JSON.parse(text)
}

const sleepPage = `/nos-articles/article/${sleep.slug}`

test.each(['/', '/nos-articles', sleepPage, '/mentions-legales', '/essais-cliniques', '/essais-cliniques/predictom'])(
  'a browser that opens %s by navigation gets the data and messages that its document embeds',
  async (page) => {
    const { messages, data } = await embeddedIn(page)
    expect(await contentsOf(page)).toEqual({ release: '', messages, data })
  },
)

test('a form gets the data of its study, and loads its messages itself', async () => {
  expect(await contentsOf('/essais-cliniques/predictom/inscription')).toEqual({
    release: '',
    data: expect.objectContaining({ isOpen: true }),
  })
})

test('the query of a page selects its data', async () => {
  expect(await contentsOf('/essais-cliniques/comparaison?predictom=1')).toMatchObject({
    data: { studies: [{ slug: 'predictom' }] },
  })
})

test('a visitor of another country gets the telephone number of that country, and the addresses of this site', async () => {
  const text = await (await site.fetch('/page-contents.json?page=/essais-cliniques&country=US')).text()
  expect(text).toContain('tel:+1')
  expect(text).not.toContain('inOwnCountry')
  expect(await (await getContents('/essais-cliniques')).text()).toContain('tel:+33')
})

test('the response is in the language of the site, revalidated each time, and not indexed', async () => {
  const { headers } = await getContents('/', site, { host: `${hostName}.com` })
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-language': 'en',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Cookie, Accept-Encoding',
    'x-robots-tag': 'noindex',
  })
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await getContents('/', site, { host: `${hostName}.com`, headers: known })).status).toBe(304)
})

describe('an address without a page is not found', () => {
  test.each(['/nowhere', '/nos-articles/article/inconnu', '/our-articles', 'https://evil.example/', ''])(
    'there are no contents for %j',
    async (page) => {
      expect((await getContents(page)).status).toBe(404)
    },
  )

  test('there are no contents without an address, or for two addresses', async () => {
    expect((await site.fetch('/page-contents.json')).status).toBe(404)
    expect((await site.fetch('/page-contents.json?page=/&page=/legal')).status).toBe(404)
  })
})

test('the data contain a publication at the next request', async () => {
  article = { ...sleep, title: 'Le sommeil' }
  const headers = { authorization: 'Bearer between us' }
  await site.fetch(publishedPath, { method: 'POST', headers, body: '' })
  expect(await contentsOf(sleepPage)).toMatchObject({ data: { pageText: { title: 'Le sommeil' } } })
})

test('while content cannot be read, the response is 503 with Retry-After and without data', async () => {
  const answer = await getContents('/nos-articles', siteWithoutService)
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '300',
    expect.not.objectContaining({ data: expect.anything() }),
  ])
})
