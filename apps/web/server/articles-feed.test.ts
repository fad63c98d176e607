import { hostileTexts } from '@clairmemoire/cms-client/testing/hostile'
import { hostName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articles, contentWith, manyArticles, sleep } from '../src/features/articles/testing/sample-articles.ts'
import { feedPath } from '../src/routing/file-paths.ts'
import { articlesFeed } from './articles-feed.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

const host = `${hostName}.fr`
const place = { origin: 'https://site.example', path: '/feed', listPath: '/list', pathOf: (slug: string) => `/${slug}` }

describe('the feed of the articles', () => {
  test('lists each article with its address, dates and description', () => {
    const [entry = ''] = articlesFeed([{ ...sleep, sample: false }], place)
      .split('\n')
      .filter((line) => line.startsWith('<entry>'))
    expect(entry).toContain(`<id>https://site.example/${sleep.slug}</id>`)
    expect(entry).toContain(`<published>${sleep.publishedOn}T00:00:00Z</published>`)
    expect(entry).toContain(`<summary>${sleep.description}</summary>`)
  })

  test('marks a sample as such, as every page does', () => {
    expect(articlesFeed([{ ...sleep, sample: true }], place)).toContain('<summary>Exemple, que personne n’a relu.')
  })

  test('has the date of its newest article', () => {
    const later = { ...sleep, reviewedOn: '2027-01-02' }
    expect(articlesFeed([sleep, later], place)).toContain('<updated>2027-01-02T00:00:00Z</updated>\n')
  })

  test('has at most the latest twenty articles', () => {
    expect(articlesFeed(manyArticles(10_000), place).match(/<entry>/g)).toHaveLength(20)
  })

  test.each(hostileTexts)('escapes text: %j', (text) => {
    const feed = articlesFeed([{ ...sleep, title: text, description: text }], place)
    const tags = feed.match(/<\/?[a-z]+/g)
    expect(tags).toEqual(articlesFeed([sleep], place).match(/<\/?[a-z]+/g))
  })
})

describe('on the site', () => {
  let site: TestSite
  let siteAway: TestSite
  beforeAll(async () => {
    site = await startTestSite({}, contentWith(articles))
    siteAway = await startTestSite()
  })
  afterAll(() => Promise.all([site.close(), siteAway.close()]))

  test('the list of articles links to the feed, in its head and in its text', async () => {
    const html = await (await site.fetch('/nos-articles', { host })).text()
    expect(html).toMatch(
      new RegExp(`<head>[^]*<link rel="alternate" type="application/atom\\+xml" href="${feedPath}"/>[^]*</head>`),
    )
    expect(html).toContain(`<a href="${feedPath}">`)
  })

  test('the feed is revalidated by its ETag', async () => {
    const first = await site.fetch(feedPath, { host })
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await site.fetch(feedPath, { host, headers })).status).toBe(304)
  })

  test('search engines are excluded outside production', async () => {
    const tagOn = async (on: string) => (await site.fetch(feedPath, { host: on })).headers.get('x-robots-tag')
    expect([await tagOn(host), await tagOn(`staging.${host}`)]).toEqual([null, 'noindex'])
  })

  test('the English site has no feed', async () => {
    expect((await site.fetch(feedPath, { host: `${hostName}.com` })).status).toBe(404)
  })

  test('while content cannot be read, the response has Retry-After', async () => {
    const { status, headers } = await siteAway.fetch(feedPath, { host })
    expect([status, headers.get('retry-after')]).toEqual([503, '300'])
  })
})
