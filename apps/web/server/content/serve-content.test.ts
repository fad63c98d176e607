import { hostName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles, contentWith } from '../../src/features/articles/testing/sample-articles.ts'
import { contentWithStudies } from '../../src/testing/sample-studies.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let site: TestSite
let siteWithoutService: TestSite
beforeAll(async () => {
  site = await startTestSite({}, { ...contentWithStudies('fr'), articles: contentWith(articles).articles })
  siteWithoutService = await startTestSite()
})
afterAll(() => Promise.all([site.close(), siteWithoutService.close()]))

const json = async (path: string): Promise<unknown> => (await site.fetch(path)).json()

test('an open page reads content that the site server has validated', async () => {
  expect(await json('/content/articles')).toEqual(JSON.parse(JSON.stringify(articles)))
  expect(await json('/content/study/predictom')).toMatchObject({ code: 'PREDICTOM', locale: 'fr' })
})

test('a document that does not exist is null', async () => {
  expect(await json('/content/study/unknown')).toBeNull()
})

test('an answer is in the language of the site, revalidated each time, and not indexed', async () => {
  const { headers } = await site.fetch('/content/articles', { host: `${hostName}.com` })
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-language': 'en',
    vary: 'Cookie',
    'x-robots-tag': 'noindex',
  })
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await site.fetch('/content/articles', { headers: known })).status).toBe(304)
})

test('while content cannot be read, the answer is 503 and not cached', async () => {
  const answer = await siteWithoutService.fetch('/content/articles')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
